import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { preloads } from "./preloads";

const server = process.env.SMALLCOUNCIL_SERVER ?? "http://127.0.0.1:8000";

const STATIC = "../src/smallcouncil/server/static";

/** Files that shrink lie compressed beside the others, so that the server need not do it at every request. */
function compress(): { name: string; apply: "build"; closeBundle: () => void } {
  const pack = (folder: string): void => {
    for (const name of readdirSync(join(STATIC, folder))) {
      const path = join(folder, name);
      if (statSync(join(STATIC, path)).isDirectory()) pack(path);
      else if (/\.(js|css|svg|html)$/.test(name)) {
        const body = readFileSync(join(STATIC, path));
        mkdirSync(dirname(join(STATIC, "packed", path)), { recursive: true });
        writeFileSync(join(STATIC, "packed", `${path}.br`), brotliCompressSync(body));
        writeFileSync(join(STATIC, "packed", `${path}.gz`), gzipSync(body, { level: 9 }));
      }
    }
  };
  return { name: "compress", apply: "build", closeBundle: () => pack(".") };
}

/** What pages load together comes in one piece: on a slow line every piece costs a round trip. */
const TOGETHER: [string, RegExp][] = [
  ["shared", /node_modules|preload-helper|\/src\/(wire|app|design)\/[^.]+(\.svelte)?\.ts|\/src\/(design\/|art\/(Picture|Emblem|Portrait|pictures|tones)\b|words\/[a-z]+\.|boards\/(game\.ts|\w+\/about\.ts)|pages\/home\/table_info)/],
  ["face", /\/src\/art\/(CardFace|ChallengeIcon|card)/],
  ["table", /\/src\/(table\/(?!frame\/RuleDialog)|choose\/|pages\/replay\/replay_source)/],
  ["cardtable", /\/src\/boards\/cardtable\/(?!decks\/)/],
];

export default defineConfig({
  base: "./", // the server says where the site begins
  plugins: [svelte(), preloads(), compress()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    target: "es2022",
    rollupOptions: { output: { manualChunks: (id) => TOGETHER.find(([, files]) => files.test(id))?.[0] } },
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files live with the Python package
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "node", isolate: false, pool: "threads", testTimeout: 30_000, include: [process.env.SERVER_NAMES ? "names/*.test.ts" : "src/**/*.test.ts"] },
});
