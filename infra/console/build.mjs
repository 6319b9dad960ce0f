/**
 * Builds the console into `dist`: `index.html`, and below `assets` files whose names have a digest of their contents, each beside its brotli copy.
 * The types of the registry's interface are written first, from the registry's own description of it, to `src/generated/registry.ts`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import openapiTs, { astToString } from 'openapi-typescript';

const folder = import.meta.dirname;
const out = join(folder, 'dist');
const compress = promisify(brotliCompress);

/** Writes the types of the description that `write-openapi.mjs` has written before. */
async function writeTypes() {
  const generated = join(folder, 'src/generated');
  const description = JSON.parse(await readFile(join(generated, 'registry.json'), 'utf8'));
  await writeFile(join(generated, 'registry.ts'), astToString(await openapiTs(description)));
}

/**
 * Reads stylesheets. `@later` marks rules of the site that a page may load after others; the console has one stylesheet.
 * @param isUsed whether the console shows an icon; the rules of others are left out
 */
const stylesheets = (isUsed) => ({
  name: 'stylesheets',
  setup: (plugin) =>
    plugin.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/@later\b/g, '@media all')
        .replace(/\.icon\[data-icon="([\w-]+)"\] \{[^}]*\}/g, (rule, icon) => (isUsed(icon) ? rule : '')),
      loader: path.endsWith('.module.css') ? 'local-css' : 'css',
    })),
});

/** Bundles the console, in memory unless its files are to be written. */
function bundleWith(isUsed, write) {
  return build({
    entryPoints: ['src/main.tsx'],
    absWorkingDir: folder,
    outdir: join(out, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    plugins: [stylesheets(isUsed)],
    write,
  });
}

async function bundle() {
  const { outputFiles } = await bundleWith(() => false, false);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text);
  const { metafile } = await bundleWith((icon) => scripts.some((text) => text.includes(`"${icon}"`)), true);
  const files = Object.keys(metafile.outputs).map((path) => ({ path: join(folder, path), name: basename(path) }));
  // The entry's stylesheet has the rules of all views.
  const [kept, unused] = [files.filter(isServed), files.filter((file) => !isServed(file))];
  await Promise.all(unused.map(({ path }) => rm(path)));
  return kept;
}

const isServed = ({ name }) => name.endsWith('.js') || name.startsWith('main-');

/** Minifies a script once more: another 3 % of its brotli copy. */
async function shorten({ path }) {
  const options = { module: true, ecma: 2020, compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } };
  const { code } = await minify(await readFile(path, 'utf8'), options);
  await writeFile(path, code);
}

await writeTypes();
await rm(out, { recursive: true, force: true });
const files = await bundle();
await Promise.all(files.filter(({ name }) => name.endsWith('.js')).map(shorten));
const named = (ending) => files.find(({ name }) => name.startsWith('main-') && name.endsWith(ending)).name;
const html = (await readFile(join(folder, 'src/index.html'), 'utf8'))
  .replace('%SCRIPT%', named('.js'))
  .replace('%SHEET%', named('.css'));
await writeFile(join(out, 'index.html'), html);
for (const path of [join(out, 'index.html'), ...files.map(({ path }) => path)])
  await writeFile(`${path}.br`, await compress(await readFile(path)));
