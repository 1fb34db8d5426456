/** Whom the reader does not want to read at one table; kept in this browser, by who they are: names change. */
const KEPT = 30; // tables
const PLACE = "muted-people";

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(PLACE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export class Muted {
  people = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private table: string) {
    this.people = new Set(stored()[table] ?? []);
  }

  /** One person, or all who hold a seat together. */
  has(people: string[]): boolean {
    return people.length > 0 && people.every((p) => this.people.has(p));
  }

  toggle(people: string[]): void {
    const silent = this.has(people);
    this.people = new Set(silent ? [...this.people].filter((p) => !people.includes(p)) : [...this.people, ...people]);
    const { [this.table]: _, ...others } = stored();
    const kept = Object.entries(others).slice(1 - KEPT);
    globalThis.localStorage?.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [this.table, [...this.people]]])));
  }
}
