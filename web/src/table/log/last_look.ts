/** How far the reader has seen each table in this browser: who comes back is told what happened since. */
const KEY = "looked";
const MOST = 100; // tables; the oldest ones are forgotten

type Looks = Record<string, number>;

function looks(): Looks {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Looks) : {};
  } catch {
    return {};
  }
}

const idOf = (table: string, seat: number | null): string => `${table} ${seat ?? "-"}`;

/** How many choices had been made when the table was last looked at; null: it never was. */
export const lastLook = (table: string, seat: number | null): number | null => looks()[idOf(table, seat)] ?? null;

export function look(table: string, seat: number | null, made: number): void {
  const { [idOf(table, seat)]: was, ...others } = looks();
  if (was === made) return;
  const kept = [...Object.entries(others), [idOf(table, seat), made] as const].slice(-MOST);
  globalThis.localStorage?.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
