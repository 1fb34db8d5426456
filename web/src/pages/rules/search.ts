/** Finding rules: every word must occur, in the text, the number or the section. */
import type { Rule } from "../../wire/http";

export interface Found {
  rule: Rule;
  parts: { text: string; hit: boolean }[];
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function matches(rules: readonly Rule[], sought: string): Found[] {
  const words = sought.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules.map((rule) => ({ rule, parts: [{ text: rule.text, hit: false }] }));
  const pattern = new RegExp(`(${words.map(escape).join("|")})`, "gi");
  return rules
    .filter((rule) => {
      const all = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .map((rule) => ({
      rule,
      parts: rule.text.split(pattern).filter(Boolean).map((text) => ({ text, hit: words.includes(text.toLowerCase()) })),
    }));
}
