/**
 * Builds the programs that the gate runs versions in: the shells' renderer, its own browser, `browser.mjs`, and the script of its page, `page.js`;
 * `chromium.js` is that script for Chromium, `site.css` the site's own styles, for pictures.
 * @param outdir output folder, relative to the working directory
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const outdir = process.argv[2] ?? 'dist';
const from = (file) => join(import.meta.dirname, 'src/browser', file);
const common = { bundle: true, outdir, target: 'node20', jsx: 'automatic', logLevel: 'warning' };

execFileSync(process.execPath, [join(import.meta.dirname, '../renderer/build.mjs'), outdir], { stdio: 'inherit' });
await Promise.all([
  build({
    ...common,
    entryPoints: [{ in: from('main.ts'), out: 'browser' }],
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  }),
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

const sheets = import.meta.resolve('@forecourt/ui/tokens.css');
const sheet = (name) => readFileSync(new URL(name, sheets), 'utf8');
const names = ['tokens.css', ...JSON.parse(sheet('document/sheets.json')).map((name) => `document/${name}`)];
writeFileSync(join(outdir, 'site.css'), names.map(sheet).join('\n'));
