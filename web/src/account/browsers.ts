/** What a browser calls itself, in two words: "Firefox · Linux". */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (of: [RegExp, string][], agent: string): string => of.find(([mark]) => mark.test(agent))?.[1] ?? "";

export const browserOf = (agent: string): string => [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(" · ");
