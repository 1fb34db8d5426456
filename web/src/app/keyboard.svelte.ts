/** Whether the reader uses the keyboard: then keys are shown on what they reach. */
const state = $state({ used: false });

export const usesKeys = (): boolean => state.used;

/** Watches which input came last. Returns how to stop. */
export function followInput(): () => void {
  const pressed = (e: KeyboardEvent): void => {
    if (!["Shift", "Control", "Alt", "Meta"].includes(e.key)) state.used = true;
  };
  const pointed = (): void => {
    state.used = false;
  };
  addEventListener("keydown", pressed, true);
  addEventListener("pointerdown", pointed, true);
  return () => {
    removeEventListener("keydown", pressed, true);
    removeEventListener("pointerdown", pointed, true);
  };
}
