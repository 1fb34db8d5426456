/** Options of a game and their values, as people read them: `<game>-option-<name>` and `<game>-option-<name>-<value>`. */
import { knows, number, say, slug } from "./words.svelte";

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Some options are alike in all games. */
export function optionLabel(game: string, option: string): string {
  const own = `${game}-option-${slug(option)}`;
  return capitalised(say(knows(own) ? own : `web-option-${slug(option)}`));
}

export function optionValue(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return value.map((v) => optionValue(game, option, v)).join(", ");
  return capitalised(say(`${game}-option-${slug(option)}-${slug(String(value)).toLowerCase()}`));
}
