/** What stands on a card in words of its own, with the rule: keywords, kinds of abilities, and what the table has changed. */
import { knows, say, slug } from "../../../words/words.svelte";
import type { CardInPlay } from "../table";
import { keywordName, nameOf, paragraphs, titleOf, type Printed } from "./print";

export interface Note {
  title: string;
  text: string;
  rule: string;
}

const rule = (term: string): string => (knows(`${term}.rule`) ? say(`${term}.rule`) : "");

/** A word of the game's glossary (`<game>-term-...`). */
function termNote(game: string, word: string, title?: string): Note | null {
  const term = `${game}-term-${word}`;
  if (!knows(`${term}.text`)) return null;
  return { title: title ?? say(term), text: say(`${term}.text`), rule: rule(term) };
}

/** The glossary knows a keyword by its name, whatever value it carries: `ambush:3`, `no_attachments_except:Weapon`. */
function keywordNote(game: string, keyword: string): Note | null {
  const word = slug(keyword.split(":")[0] ?? keyword);
  return termNote(game, word, keywordName(game, keyword)) ?? termNote(game, word.replace(/-except$/, ""), keywordName(game, keyword));
}

const KINDS = ["action", "reaction", "interrupt", "response"];

/** What kind of ability a paragraph is that begins so: `Forced reaction`, `Challenges action`. */
function kindNote(game: string, lead: string): Note | null {
  const said = lead.toLocaleLowerCase();
  const kinds = KINDS.filter((kind) => knows(`${game}-term-${kind}`) && said.endsWith(say(`${game}-term-${kind}`).toLocaleLowerCase()));
  // in German every “Reaktion” ends as an “Aktion” does
  const kind = kinds.toSorted((a, b) => say(`${game}-term-${b}`).length - say(`${game}-term-${a}`).length)[0];
  return kind ? termNote(game, kind) : null;
}

/** `attached`: what lies on the card; `printed` finds what stands on those. */
export function notesOf(card: Printed, state: CardInPlay | null, attached: CardInPlay[], printed: (title: string) => Printed | undefined): Note[] {
  const { game } = card;
  const found: (Note | null)[] = [];
  if (state && card.strength !== undefined && state.strength !== card.strength) found.push({ title: say("web-cards-note-strength", { now: state.strength }), text: say("web-cards-note-printed", { was: card.strength }), rule: "" });
  for (const one of attached) {
    const print = printed(titleOf(one.card));
    if (print) found.push({ title: say("web-cards-note-attached", { card: nameOf(game, one.card) }), text: paragraphs(print).map((p) => (p.lead ? `${p.lead}: ${p.text}` : p.text)).join(" "), rule: "" });
  }
  if (state?.duplicates.length) found.push(termNote(game, "duplicate", say("web-cards-duplicates", { n: state.duplicates.length })));
  for (const keyword of state?.keywords ?? card.keywords) found.push(keywordNote(game, keyword));
  for (const { lead } of paragraphs(card)) if (lead) found.push(kindNote(game, lead));
  if (card.unique && !state?.duplicates.length) found.push(termNote(game, "unique"));
  const told = new Set<string>();
  return found.filter((note): note is Note => {
    if (!note || told.has(note.title)) return false;
    told.add(note.title);
    return true;
  });
}
