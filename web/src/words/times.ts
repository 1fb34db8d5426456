/** A time of the server, as people write it. */
import { lang } from "./words.svelte";

export const when = (at: number): string => new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
