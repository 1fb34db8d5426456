/** What the seats of the table in sight are called, where a board has better names for them than their numbers. */
const state = $state<{ names: readonly string[] }>({ names: [] });

export const called = (seat: number): string | undefined => state.names[seat];

export function callSeats(names: readonly string[]): void {
  if (names.join() !== state.names.join()) state.names = names;
}
