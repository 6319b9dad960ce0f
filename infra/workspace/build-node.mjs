#!/usr/bin/env node
/**
 * Bundles a workspace's Node programs: `build-node src/main.ts src/tool/main.ts=tool` writes `dist/main.js` and `dist/tool.js` as ES modules.
 * Our own packages are TypeScript and bundled in; everything else stays in node_modules.
 */
import { basename } from 'node:path';
import { build } from 'esbuild';

const entries = process.argv.slice(2).map((argument) => {
  const [file, name = basename(file).replace(/\.tsx?$/, '')] = argument.split('=');
  return { in: file, out: name };
});
const isOurs = (path) => path.startsWith('.') || path.startsWith('/') || path.startsWith('@forecourt/');

await build({
  entryPoints: entries,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  jsx: 'automatic',
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  plugins: [
    {
      name: 'packages-stay-outside',
      setup: (plugin) =>
        plugin.onResolve({ filter: /.*/ }, ({ path, kind }) =>
          kind === 'entry-point' || isOurs(path) ? undefined : { path, external: true },
        ),
    },
  ],
});
