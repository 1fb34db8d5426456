/** Where this site begins: "/", or "/council/" behind a proxy that gives it only a part of its paths. */
const BASE = import.meta.env.DEV ? "/" : new URL(/* @vite-ignore */ "..", import.meta.url).pathname;

/** A path of the site ("/tables/abc") as the browser must ask for it. */
export const at = (path: string): string => (path.startsWith("/") && !path.startsWith(BASE) ? BASE + path.slice(1) : path);

/** The other way round: a path of the browser as the site knows it. */
export const within = (path: string): string => (`${path}/`.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path);
