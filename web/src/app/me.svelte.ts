/** Who reads this page. */
import { api, Refusal, type Me } from "../wire/http";
import { knows, say, slug } from "../words/words.svelte";

const state = $state<{ me: Me | null }>({ me: null });

export const me = (): Me | null => state.me;

let arriving: Promise<void> | null = null;

export async function arrive(): Promise<void> {
  arriving = api.me().then((found) => void (state.me = found));
  await arriving;
}

/** When the server knows the reader: what is asked for before would be asked by somebody else. */
export const arrived = (): Promise<void> => arriving ?? arrive();

export async function rename(name: string): Promise<void> {
  state.me = await api.rename({ name });
}

/** Somebody comes back to their account; what the guest holds goes over to it. */
export async function signIn(name: string, password: string): Promise<void> {
  state.me = await api.signIn(name, password);
}

/** A guest makes an account: the code that opens it when the password is lost. The page is loaded anew when it is kept. */
export async function signUp(name: string, password: string): Promise<string> {
  return (await api.register(name, password)).recovery;
}

export async function signOut(): Promise<void> {
  await api.signOut();
  await arrive();
}

/** A refusal in the reader's language. */
export function because(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.message : String(error);
  // people count seats from 1
  const args = Object.fromEntries(Object.entries(error.args).map(([k, v]) => [k, typeof v === "number" ? (k === "seat" ? v + 1 : v) : String(v)]));
  for (const head of ["refusal", "refused", "web-refused"]) {
    const key = `${head}-${slug(error.reason)}`;
    if (knows(key)) return error.field ? `${error.field}: ${say(key, args)}` : say(key, args);
  }
  return error.text;
}
