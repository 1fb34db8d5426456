// @vitest-environment jsdom
/** Run by tests/web/site/test_names.py, which writes down what the server calls everything. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choiceText, eventText, promptText } from "../src/words/game";
import { nameTable, valueName } from "../src/words/names.svelte";
import { learnVocabulary, type Vocabulary } from "../src/words/domains";
import { learn, speak, type Lang } from "../src/words/words.svelte";
import type { ArgValue, Ask, Choice } from "../src/wire/view";

interface Spoken {
  values: [domain: string, slug: string | number, name: string][];
  words: [kind: "verb" | "prompt" | "news", name: string, args: Record<string, ArgValue>, text: string][];
}

const said = JSON.parse(readFileSync(process.env.SERVER_NAMES ?? "", "utf-8")) as Record<string, { vocabulary: Vocabulary; seats: string[]; langs: Record<Lang, Spoken> }>;
const LOCALE = "../src/smallcouncil/locale";

describe.each(Object.keys(said))("%s", (game) => {
  const { vocabulary, seats, langs } = said[game]!;
  it.each(["en", "de"] as const)("everything is called as the server calls it: %s", async (lang) => {
    for (const file of readdirSync(`${LOCALE}/${lang}`)) if (file.endsWith(".ftl")) learn(lang, readFileSync(`${LOCALE}/${lang}/${file}`, "utf-8"));
    await speak(lang);
    learnVocabulary(game, vocabulary);
    nameTable(seats);
    const wrong: string[] = [];
    const same = (what: string, page: string, server: string): void => {
      if (page !== server) wrong.push(`${what}: ${page} | ${server}`);
    };
    for (const [domain, slug, name] of langs[lang].values) same(`${domain} ${slug}`, valueName(game, domain, slug), name);
    for (const [kind, name, args, text] of langs[lang].words) {
      const page = kind === "verb" ? choiceText(game, { verb: name, args } as Choice) : kind === "prompt" ? promptText(game, { prompt: name, args } as Ask) : eventText(game, { event: name, ...args });
      same(`${kind} ${name}`, page, text);
    }
    expect(wrong).toEqual([]);
    expect(langs[lang].values.length).toBeGreaterThan(20);
  });
});
