/** Tones and light of a picture; the colours themselves stand in tones.css. */
const HOUSES = ["stark", "lannister", "baratheon", "greyjoy", "martell", "nights_watch", "targaryen", "tyrell", "arryn", "ghiscari"];

/** What belongs to no house takes the tone of its ground. */
const OF_GROUND: Record<string, string> = {
  snow: "of-snow", wall: "of-snow", sea: "of-sea", field: "of-field", forest: "of-field", camp: "of-field",
  fire: "of-fire", night: "of-night", mountain: "of-night", desert: "of-sand", street: "of-sand",
};

const TONES = [...HOUSES, "neutral", ...new Set(Object.values(OF_GROUND))];

/** Grounds under a bright sky: the emblem stands dark against the light. */
const BRIGHT = new Set(["sea", "desert", "snow", "field"]);

export const toneOf = (house: string | null | undefined, ground = ""): string => (house && HOUSES.includes(house) ? house : (OF_GROUND[ground] ?? "neutral"));

export const againstTheLight = (ground: string): boolean => BRIGHT.has(ground);

const mix = (a: string, b: string, part: number): string => `color-mix(in srgb, var(--${b}) ${part}%, var(--${a}))`;
const stop = (offset: number, colour: string, opacity = 1): string => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

/** Sky, emblem, halo and foot of every tone, lit and against the light. */
export function gradients(): string {
  const down = (id: string, tone: string, ...stops: string[]): string => `<linearGradient id="${id}-${tone}" data-tone="${tone}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>`;
  const round = (id: string, tone: string, ...stops: string[]): string => `<radialGradient id="${id}-${tone}" data-tone="${tone}">${stops.join("")}</radialGradient>`;
  return TONES.map((tone) => [
    down("sky", tone, stop(0, "var(--d)"), stop(0.5, mix("d", "m", 75)), stop(1, mix("m", "l", 25))),
    down("sky-bright", tone, stop(0, mix("m", "l", 15)), stop(0.45, mix("m", "l", 75)), stop(0.78, mix("l", "h", 70)), stop(1, mix("l", "h", 30))),
    down("emblem", tone, stop(0, "var(--h)"), stop(0.55, mix("h", "l", 45)), stop(1, mix("l", "m", 25))),
    down("emblem-dark", tone, stop(0, mix("d", "m", 12)), stop(1, mix("d", "m", 50))),
    round("halo", tone, stop(0, "var(--l)", 0.8), stop(0.45, "var(--l)", 0.28), stop(1, "var(--l)", 0)),
    round("halo-bright", tone, stop(0, "#fff", 0.75), stop(0.5, "var(--h)", 0.35), stop(1, "var(--h)", 0)),
    down("foot", tone, stop(0, "var(--d)", 0), stop(1, "var(--d)", 0.95)),
  ].join("")).join("");
}
