/**
 * Builds the renderer: `renderer.mjs`, the program, and `guest.js`, the code in every version's realm. Each is one self-contained file,
 * because the program may read no others.
 * @param outdir output folder, relative to the working directory
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { quickSpreads } from '@forecourt/quick-spreads';
import { build } from 'esbuild';

/** Rendering to a string needs no API of Node or browsers; the rest of `react-dom/server` does. */
const renderToStringOnly = {
  name: 'render-to-string-only',
  setup(plugin) {
    const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
    const path = join(folder, 'cjs/react-dom-server-legacy.browser.production.js');
    plugin.onResolve({ filter: /^react-dom\/server$/ }, () => ({ path }));
  },
};

const outdir = process.argv[2] ?? 'dist';
const from = (file) => join(import.meta.dirname, 'src/program', file);
const common = { bundle: true, outdir, target: 'node20', jsx: 'automatic', logLevel: 'warning' };

await Promise.all([
  build({
    ...common,
    entryPoints: [{ in: from('main.ts'), out: 'renderer' }],
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  }),
  build({
    ...common,
    entryPoints: [{ in: from('guest.tsx'), out: 'guest' }],
    platform: 'browser',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [renderToStringOnly],
  }),
]);
for (const [name, sourceType] of [
  ['renderer.mjs', 'module'],
  ['guest.js', 'script'],
]) {
  const file = join(outdir, name);
  await writeFile(file, quickSpreads(await readFile(file, 'utf8'), sourceType));
}
