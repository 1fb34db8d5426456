/** The page speaks from the same Fluent files as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Lang = "en" | "de";
export const LANGS: readonly Lang[] = ["en", "de"];

const files = import.meta.glob<string>("../../../src/smallcouncil/locale/{en,de}/*.ftl", { query: "?raw", import: "default" });
/** The titles of all games in one file, and the options of each, so that the home page need not load each game's words. */
const titles = import.meta.glob<string>("./made/{en,de}/*.ftl", { query: "?raw", import: "default" });

const bundles: Record<Lang, FluentBundle> = { en: fresh("en"), de: fresh("de") };
/** The ids of all messages that have arrived, in the order of their files. */
const known = new Set<string>();
const loaded = new Map<string, Promise<void>>();

function fresh(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false });
}

/** `version` grows with every file that arrives, so that what was said before is said anew. */
const state = $state({ lang: firstLang(), version: 0, touch: false });

/** Whoever has no mouse is told to tap, not to click. */
const fingers = globalThis.matchMedia?.("(pointer: coarse)");
const feel = (): void => {
  state.touch = fingers?.matches ?? false;
};
feel();
fingers?.addEventListener("change", feel);

function firstLang(): Lang {
  const kept = globalThis.localStorage?.getItem("lang");
  if (kept === "en" || kept === "de") return kept;
  return globalThis.navigator?.language?.startsWith("de") ? "de" : "en";
}

export const lang = (): Lang => state.lang;

async function fetchFile(which: Lang, name: string): Promise<void> {
  const load = files[`../../../src/smallcouncil/locale/${which}/${name}.ftl`] ?? titles[`./made/${which}/${name}.ftl`];
  if (!load) return;
  learn(which, await load());
  const shared = sharedWords(bundles[which], name.split("-")[0] as string);
  if (shared && !name.startsWith("web")) await needIn(which, [shared, `web-${shared}`]);
}

/** Each file once, whoever asks for it. */
async function needIn(which: Lang, names: string[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      const key = `${which}/${name}`;
      const asked = loaded.get(key) ?? fetchFile(which, name);
      loaded.set(key, asked);
      return asked;
    }),
  );
}

/** The words that a game builds on, as its own declare them: `<game>-shared-words`. */
function sharedWords(bundle: FluentBundle, game: string): string | null {
  const declared = bundle.getMessage(`${game}-shared-words`)?.value;
  return declared ? bundle.formatPattern(declared) : null;
}

/** A message of a game; or else the one of the words that it shares with others: those of the page likewise. */
function messageIn(bundle: FluentBundle, id: string): ReturnType<FluentBundle["getMessage"]> {
  const own = bundle.getMessage(id);
  if (own) return own;
  const [, page = "", game = "", rest = ""] = /^(web-)?([^-]+)(-.+)$/.exec(id) ?? [];
  const shared = sharedWords(bundle, game);
  return shared ? bundle.getMessage(`${page}${shared}${rest}`) : undefined;
}

/** Adds messages of one language. */
export function learn(which: Lang, text: string): void {
  const resource = new FluentResource(text);
  for (const { id } of resource.body) known.add(id);
  bundles[which].addResource(resource, { allowOverrides: true });
  state.version += 1;
}

/** Loads the messages of a game and what its page says, or `web` for the page's own, in the language in use (and English beneath it). */
export async function need(...asked: string[]): Promise<void> {
  const names = asked.flatMap((name) => (name.startsWith("web") || name === "titles" || /-(lessons|guide|options)$/.test(name) ? [name] : [name, `web-${name}`]));
  const wanted = state.lang === "en" ? ["en" as const] : (["en", state.lang] as const);
  await Promise.all(wanted.map((which) => needIn(which, names)));
}

export async function speak(which: Lang): Promise<void> {
  const names = new Set([...loaded.keys()].map((key) => key.split("/")[1] as string));
  state.lang = which;
  globalThis.localStorage?.setItem("lang", which);
  document.documentElement.lang = which;
  await need(...names);
}

export type Args = Record<string, FluentVariable>;

function find(bundle: FluentBundle, key: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = messageIn(bundle, id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? { bundle, pattern } : null;
}

/** Whether a message, or `message.attribute`, can be said at all. */
export function knows(key: string): boolean {
  void state.version;
  return !!(find(bundles[state.lang], key) ?? find(bundles.en, key));
}

/** Every message whose id begins so, in the order in which they were written. */
export function beginning(prefix: string): string[] {
  void state.version;
  return [...known].filter((id) => id.startsWith(prefix));
}

/** One message; what a language lacks is said in English, or by its key: that is a fault, and the console says so. */
export function say(key: string, args: Args = {}): string {
  void state.version;
  const found = find(bundles[state.lang], key) ?? find(bundles.en, key);
  if (!found && isThere(key)) console.warn(`no words for ${key}`);
  return found ? found.bundle.formatPattern(found.pattern, { touch: state.touch ? "yes" : "no", ...unmarked(found.pattern, args) }, []) : key;
}

/** The file in which a message would stand has arrived. */
function isThere(key: string): boolean {
  const file = /^(web-)?[^-]+-/.exec(key)?.[0] ?? key;
  return beginning(file).length > 0;
}

/** A name by which a sentence chooses its form is compared with those of the forms: it bears no marks. */
function unmarked(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): Args {
  if (typeof pattern === "string") return args;
  const found = { ...args };
  for (const part of pattern)
    if (typeof part !== "string" && part.type === "select" && part.selector.type === "var") {
      const value = args[part.selector.name];
      if (typeof value === "string") found[part.selector.name] = parts(value).map((p) => p.text).join("");
    }
  return found;
}

/** `a.b_c` as part of a message id. */
export const slug = (name: string): string => name.replaceAll(/[._]/g, "-");

export function list(items: string[]): string {
  return new Intl.ListFormat(state.lang).format(items);
}

export interface Part {
  text: string;
  /** The argument this part came from, its value, and what that value stands for. */
  param?: string;
  value?: string;
  domain?: string;
}

const OPEN = "\uE000";
const SPLIT = "\uE001";
const CLOSE = "\uE002";

/** A name that can be found again in the sentence it is set into. */
export const mark = (param: string, value: string | number, name: string): string => `${OPEN}${param}${SPLIT}${value}${SPLIT}${name}${CLOSE}`;

/** A sentence cut into plain text and the names set into it, so that these can be shown as more than text. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(/(\uE000[^\uE002]*\uE002)/)
    .filter(Boolean)
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return { text: piece };
      const [param, value, text] = piece.slice(1, -1).split(SPLIT) as [string, string, string];
      return { text, param, value };
    });
}

/** A number as people write it. */
export const number = (value: number, digits = 0): string => new Intl.NumberFormat(state.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);

/** A share of one, in percent. */
export const percent = (share: number, digits = 0): string => `${number(100 * share, digits)}\u00A0%`;
