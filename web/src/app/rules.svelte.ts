/** The rule that the reader wants to see, wherever it was asked for. */
const state = $state<{ open: { game: string; rule: string } | null }>({ open: null });

export const ruleInSight = (): { game: string; rule: string } | null => state.open;

export function openRule(game: string, rule: string): void {
  state.open = { game, rule };
}

export function closeRule(): void {
  state.open = null;
}
