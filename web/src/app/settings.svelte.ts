/** What this browser remembers of its reader. */
export type Theme = "auto" | "dark" | "light";

const kept = globalThis.localStorage?.getItem("theme");
const state = $state<{ theme: Theme }>({ theme: kept === "dark" || kept === "light" ? kept : "auto" });

export const theme = (): Theme => state.theme;

export function paint(which: Theme): void {
  state.theme = which;
  globalThis.localStorage?.setItem("theme", which);
  if (which === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = which;
}

export const calm = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
