/** Whom the reader does not want to read at one table; kept in this browser, by the name they have there. */
const KEPT = 30; // tables

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem("muted") ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export class Muted {
  names = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private table: string) {
    this.names = new Set(stored()[table] ?? []);
  }

  toggle(name: string): void {
    const names = new Set(this.names);
    if (!names.delete(name)) names.add(name);
    this.names = names;
    const { [this.table]: _, ...others } = stored();
    const kept = Object.entries(others).slice(1 - KEPT);
    globalThis.localStorage?.setItem("muted", JSON.stringify(Object.fromEntries([...kept, [this.table, [...names]]])));
  }
}
