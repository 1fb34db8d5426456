/** Accounts: where one is signed in, ways back to a lost account, what is known of oneself. */
import { call, type Me } from "../wire/http";

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

/** An account that was made or recovered, with the code that opens it: it is shown this once. */
export type Registered = Me & { recovery: string };

export const accountApi = {
  sessions: () => call<SessionInfo[]>("GET", "/api/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/api/sessions/${id}`),
  endOthers: () => call<null>("DELETE", "/api/sessions"),
  changePassword: (old: string, password: string) => call<Me>("PUT", "/api/me/password", { old, password }),
  newCode: (password: string) => call<{ recovery: string }>("POST", "/api/me/recovery", { password }),
  /** Whether this server sends mail. */
  waysBack: () => call<{ mail: boolean }>("GET", "/api/recovery"),
  changeEmail: (password: string, email: string) => call<Me>("PUT", "/api/me/email", { password, email }),
  sendLink: (name: string) => call<null>("POST", "/api/recovery/mail", { name }),
  recover: (name: string, password: string, proof: { code: string } | { token: string }) => call<Registered>("POST", "/api/recovery", { name, password, ...proof }),
  forgetMe: (password: string) => call<null>("DELETE", "/api/me", { password }),
};
