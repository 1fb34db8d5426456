import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  base: "./", // the server says where the site begins
  plugins: [svelte(), compress()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files live with the Python package
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "node", testTimeout: 30_000, include: [process.env.SERVER_NAMES ? "names/*.test.ts" : "src/**/*.test.ts"] },
});
