/** What this browser remembers of its reader. */
export type Theme = "auto" | "dark" | "light";
/** How fast others' turns are shown. */
export type Speed = "slow" | "normal" | "fast" | "at-once";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at-once"];

const kept = <T extends string>(key: string, values: readonly T[], usual: T): T => {
  const found = globalThis.localStorage?.getItem(key);
  return values.find((value) => value === found) ?? usual;
};

const state = $state<{ theme: Theme; speed: Speed; volume: number; alerts: boolean }>({
  theme: kept("theme", ["auto", "dark", "light"], "auto"),
  speed: kept("speed", SPEEDS, "normal"),
  volume: Number(globalThis.localStorage?.getItem("volume") ?? 0) || 0,
  alerts: globalThis.localStorage?.getItem("alerts") === "on",
});

export const theme = (): Theme => state.theme;

export function paint(which: Theme): void {
  state.theme = which;
  globalThis.localStorage?.setItem("theme", which);
  if (which === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = which;
}

export const speed = (): Speed => state.speed;

export function setSpeed(which: Speed): void {
  state.speed = which;
  globalThis.localStorage?.setItem("speed", which);
}

/** From 0, silent, to 1. */
export const volume = (): number => state.volume;

export function setVolume(to: number): void {
  state.volume = to;
  globalThis.localStorage?.setItem("volume", String(to));
}

/** Whether the system tells the reader that it is their turn while the page is hidden. */
export const alerts = (): boolean => state.alerts;

/** Asks the browser for leave when it is switched on; without leave it stays off. */
export async function setAlerts(on: boolean): Promise<void> {
  state.alerts = on && (await globalThis.Notification?.requestPermission()) === "granted";
  globalThis.localStorage?.setItem("alerts", state.alerts ? "on" : "off");
}

export const calm = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
