/**
 * Builds the programs that the gate runs versions in: the shells' renderer, its own browser, `browser.mjs`, and the script of its page, `page.js`;
 * `chromium.js` is that script for Chromium; `page.css` is the stylesheet of all pages, for galleries and pictures.
 * @param outdir output folder, relative to the working directory
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const sheets = require('@forecourt/ui/document');

const outdir = process.argv[2] ?? 'dist';
const from = (file) => join(import.meta.dirname, 'src/browser', file);
const common = { bundle: true, outdir, target: 'node20', jsx: 'automatic', logLevel: 'warning' };

/** The site's own stylesheet, as pages have it before any remote's. */
const pageCss = {
  contents: ['tokens.css', ...sheets.map((sheet) => `document/${sheet}`), 'dialog.css']
    .map((path) => `@import "@forecourt/ui/${path}";`)
    .join('\n'),
  loader: 'css',
  resolveDir: import.meta.dirname,
};

/** Rules for later are a file of their own on pages; here all are in one. */
async function writePageCss() {
  const { outputFiles } = await build({
    stdin: pageCss,
    bundle: true,
    write: false,
    external: ['/_shell/*'],
    logLevel: 'error',
  });
  await writeFile(join(outdir, 'page.css'), outputFiles[0].text.replaceAll('@later', '@media all'));
}

execFileSync(process.execPath, [join(import.meta.dirname, '../renderer/build.mjs'), outdir], { stdio: 'inherit' });
await Promise.all([
  build({
    ...common,
    entryPoints: [{ in: from('main.ts'), out: 'browser' }],
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  }),
  writePageCss(),
  build({
    ...common,
    entryPoints: [
      { in: from('page.ts'), out: 'page' },
      { in: from('chromium-page.ts'), out: 'chromium' },
      { in: from('compare-pictures.ts'), out: 'compare-pictures' },
    ],
    platform: 'browser',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  }),
]);
