/** How an invasion ends if it is fought to the end: counted over all dice, not guessed. */
import { percent } from "../../../words/words.svelte";

/** Chances of one battle: how many the attacker loses, of as many as are at stake. */
function battle(attack: number, defence: number): number[] {
  const losses = [0, 0, 0];
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = (n: number): number[][] => (n === 0 ? [[]] : rolls(n - 1).flatMap((r) => faces.map((f) => [...r, f])));
  const sorted = (n: number): number[][] => rolls(n).map((r) => r.toSorted((a, b) => b - a));
  const theirs = sorted(defence);
  for (const a of sorted(attack))
    for (const d of theirs) {
      const lost = Array.from({ length: Math.min(attack, defence) }, (_, i) => ((a[i] ?? 0) > (d[i] ?? 0) ? 0 : 1)).reduce<number>((sum, l) => sum + l, 0);
      losses[lost] = (losses[lost] ?? 0) + 1;
    }
  const all = 6 ** (attack + defence);
  return losses.map((n) => n / all);
}

const battles = new Map<string, number[]>();
function chances(attack: number, defence: number): number[] {
  const key = `${attack}/${defence}`;
  const known = battles.get(key) ?? battle(attack, defence);
  battles.set(key, known);
  return known;
}

/** How many units a battle costs each side on average. */
export function averageLosses(attack: number, defence: number): { attacker: number; defender: number } {
  const attacker = chances(attack, defence).reduce((sum, chance, lost) => sum + chance * lost, 0);
  return { attacker, defender: Math.min(attack, defence) - attacker };
}

/** The chance that `units` in a territory take one with `defenders`, with up to three dice against two; one unit stays behind. */
export function oddsOf(units: number, defenders: number): number {
  const table = Array.from({ length: units + 1 }, () => new Float64Array(defenders + 1));
  for (let a = 1; a <= units; a += 1) {
    const row = table[a] as Float64Array;
    row[0] = 1;
    for (let d = 1; d <= defenders; d += 1) {
      if (a < 2) continue;
      const [attack, defence] = [Math.min(3, a - 1), Math.min(2, d)];
      const atStake = Math.min(attack, defence);
      chances(attack, defence).forEach((chance, lost) => {
        if (lost <= atStake) row[d] = (row[d] ?? 0) + chance * (table[a - lost]?.[d - (atStake - lost)] ?? 0);
      });
    }
  }
  return table[units]?.[defenders] ?? 0;
}

/** Odds as they are told: what dice decide is never certain. */
export const oddsText = (odds: number): string => percent(odds > 0 && odds < 1 ? Math.max(0.01, Math.min(0.99, odds)) : odds);
