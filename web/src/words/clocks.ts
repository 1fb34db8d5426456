/** The clocks that a table may have. */
import type { ClockRule } from "../wire/messages";
import { say } from "./words.svelte";

export const CLOCKS: Record<string, Required<ClockRule>> = {
  none: { kind: "none", base: 0, plus: 0 },
  quick: { kind: "live", base: 300, plus: 10 },
  calm: { kind: "live", base: 1200, plus: 20 },
  day: { kind: "correspondence", base: 0, plus: 86400 },
  days: { kind: "correspondence", base: 0, plus: 3 * 86400 },
};

export function clockName(rule: ClockRule): string {
  const found = Object.entries(CLOCKS).find(([, c]) => c.kind === (rule.kind ?? "none") && c.base === (rule.base ?? 0) && c.plus === (rule.plus ?? 0));
  return found ? say(`web-clock-${found[0]}`) : "";
}
