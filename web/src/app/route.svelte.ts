/** Where we are: real paths, so that every page has a link. */
import { at, within } from "../wire/base";

const state = $state({ path: within(location.pathname), query: location.search });

export interface Route {
  page: "home" | "table" | "seat" | "replay" | "rules" | "decks" | "credits" | "learn" | "lesson" | "sheet" | "account" | "recover" | "admin" | "lost";
  table?: string;
  seat?: number;
  token?: string;
  game?: string;
  lesson?: string;
  query: URLSearchParams;
}

export function read(path: string, query: string): Route {
  const parts = path.split("/").filter(Boolean);
  const search = new URLSearchParams(query);
  const [head, id, word, seat, token] = parts;
  if (!head) return { page: "home", query: search };
  if (head === "tables" && id) {
    if (!word) return { page: "table", table: id, query: search };
    if (word === "replay") return { page: "replay", table: id, query: search };
    if (word === "seat" && seat && token) return { page: "seat", table: id, seat: Number(seat), token, query: search };
  }
  if (head === "rules" && id && word === "sheet") return { page: "sheet", game: id, query: search };
  if (head === "rules") return { page: "rules", game: id, query: search };
  if (head === "decks") return { page: "decks", game: id, query: search };
  if (head === "credits" || head === "account" || head === "recover" || head === "admin") return { page: head, query: search };
  if (head === "learn") return id && word ? { page: "lesson", game: id, lesson: word, query: search } : { page: "learn", game: id, query: search };
  return { page: "lost", query: search };
}

export const route = (): Route => read(state.path, state.query);

export function go(to: string, replace = false): void {
  const url = new URL(at(to), location.href);
  history[replace ? "replaceState" : "pushState"](null, "", url);
  state.path = within(url.pathname);
  state.query = url.search;
  if (!replace) globalThis.scrollTo?.(0, 0);
}

const TOUCHED = ["pointerover", "pointerdown", "focusin", "click"];

/** Links within the site change the page without loading it anew. */
export function steer(): () => void {
  const back = (): void => {
    state.path = within(location.pathname);
    state.query = location.search;
  };
  const click = (e: MouseEvent): void => {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey) return;
    const link = (e.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download") || link.hash) return;
    if (/^\/(api|schema|locale)\//.test(within(link.pathname))) return;
    e.preventDefault();
    go(link.href);
  };
  // pages write their links from the root of the site: before one is used, copied or read out it says where that is
  const complete = (e: Event): void => {
    const link = (e.target as Element | null)?.closest?.("a");
    const href = link?.getAttribute("href");
    if (link && href?.startsWith("/") && at(href) !== href) link.setAttribute("href", at(href));
  };
  globalThis.addEventListener("popstate", back);
  document.addEventListener("click", click);
  for (const kind of TOUCHED) document.addEventListener(kind, complete, true);
  return () => {
    for (const kind of TOUCHED) document.removeEventListener(kind, complete, true);
    globalThis.removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
