/** Writes what every page needs into one list, so that the server can name it in the first answer: a browser that learns of it from
 *  scripts asks for one thing after the other. */
import type { OutputChunk, Plugin } from "rollup";

/** Pages by the word that the server knows them by; what else they load at once, in the language of the reader. */
const PAGES: Record<string, { page: string; words: string[] }> = {
  home: { page: "pages/home/Home.svelte", words: ["titles", "web-learn"] },
  table: { page: "pages/table/Table.svelte", words: ["web-social"] },
  learn: { page: "pages/Learn.svelte", words: ["titles", "web-learn"] },
  lesson: { page: "pages/Lesson.svelte", words: ["web-learn"] },
  rules: { page: "pages/rules/Rules.svelte", words: ["titles", "web-learn"] },
};
const EVERYWHERE = ["web", "table"];

interface Built extends OutputChunk {
  viteMetadata?: { importedCss: Set<string> };
}

export function preloads(): Plugin {
  return {
    name: "preloads",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Built => file.type === "chunk");
      /** A chunk, what it imports, and their styles. */
      const withImports = (chunk: Built | undefined, seen = new Set<string>()): Set<string> => {
        if (!chunk || seen.has(chunk.fileName)) return seen;
        seen.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
        for (const name of chunk.imports) withImports(bundle[name] as Built, seen);
        return seen;
      };
      const entry = withImports(chunks.find((chunk) => chunk.isEntry));
      const of = (...ends: string[]): string[] => {
        const found = ends.flatMap((end) => [...withImports(chunks.find((chunk) => isOf(chunk, end)))]);
        return [...new Set(found)].filter((file) => !entry.has(file));
      };
      const isOf = (chunk: Built, end: string): boolean => chunk.facadeModuleId?.split("?")[0]?.endsWith(end) ?? false;
      const inLanguage = (lang: string, words: string[]): string[] => of(...words.map((word) => `/${lang}/${word}.ftl`));

      /** The words of a game, and those that it declares to build on. */
      const wordsOf = (lang: string, game: string): string[] => {
        const own = chunks.find((chunk) => isOf(chunk, `/${lang}/${game}.ftl`));
        const shared = new RegExp(`${game}-shared-words = (\\w+)`).exec(own?.code ?? "")?.[1];
        return inLanguage(lang, [game, `web-${game}`, ...(shared ? [shared, `web-${shared}`] : [])]);
      };

      const games = chunks.flatMap((chunk) => /\/boards\/(\w+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1] ?? []);
      const lists: Record<string, string[]> = {};
      for (const lang of ["en", "de"]) {
        const beneath = lang === "en" ? [] : ["en"]; // what a language lacks is said in English
        for (const [name, { page, words }] of Object.entries(PAGES))
          lists[`${lang}/${name}`] = [...of(`/${page}`), ...[...beneath, lang].flatMap((one) => inLanguage(one, [...EVERYWHERE, ...words]))];
        for (const game of games) lists[`${lang}/rules/${game}`] = [...beneath, lang].flatMap((one) => inLanguage(one, [`${game}-guide`]));
        for (const game of games)
          lists[`${lang}/table/${game}`] = [
            `api/games/${game}/facts`,
            ...of(`/boards/${game}/index.ts`, `/made/${game}.json`),
            ...[...beneath, lang].flatMap((one) => wordsOf(one, game)),
          ];
      }
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(lists) });
    },
  };
}

