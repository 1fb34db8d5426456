// @vitest-environment jsdom
import { expect, test } from "vitest";
import { messageOf, termAt } from "./terms";

test("an icon is explained by the glossary, or by words of its own, or not at all", () => {
  const known = new Set(["risk-term-castle.text", "risk-icon-knight.text"]);
  const say = (term: string) => messageOf("risk", term, (id) => known.has(id));
  expect(say("castle")).toBe("risk-term-castle");
  expect(say("knight")).toBe("risk-icon-knight");
  expect(say("dragon")).toBeNull();
});

test("the icon under a pointer is found, also where its area takes the pointer", () => {
  document.body.innerHTML = `<p data-term="gold"><b>3</b></p><svg><path></path><g data-term="port"></g></svg>`;
  const port = document.querySelector("g") as Element;
  port.getBoundingClientRect = () => ({ left: 10, right: 30, top: 10, bottom: 30 }) as DOMRect;
  const find = (selector: string, x: number) => termAt(document.querySelector(selector) as Element, x, 15)?.getAttribute("data-term");
  expect(find("b", 0)).toBe("gold");
  expect(find("path", 15)).toBe("port");
  expect(find("path", 50)).toBeUndefined();
});
