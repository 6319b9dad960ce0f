/**
 * Builds the console into `dist`: `index.html`, and below `assets` files whose names have a digest of their contents, each beside its brotli copy.
 * The types of the registry's interface are written first, from the registry's own description of it, to `src/generated/registry.ts`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify } from '@swc/core';
import { build, transform } from 'esbuild';
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
 * @param used tells which icons and custom properties the console uses; the rules and values of others are left out
 */
const stylesheets = (used) => ({
  name: 'stylesheets',
  setup: (plugin) =>
    plugin.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/@later\b/g, '@media all')
        .replace(/\.icon\[data-icon="([\w-]+)"\] \{[^}]*\}/g, (rule, icon) => (used.icon(icon) ? rule : ''))
        .replace(/(--fc-[\w-]+):[^;{}]*;/g, (value, name) => (used.property(name) ? value : '')),
      loader: path.endsWith('.module.css') ? 'local-css' : 'css',
    })),
});

/**
 * Makes everything that is loaded on its own load the modules that some of it shares: one file of them is smaller, and loaded sooner, than
 * one for each combination.
 * @param entries paths of what is loaded on its own
 */
const together = ({ entries, modules }) => ({
  name: 'together',
  setup: (plugin) =>
    plugin.onLoad({ filter: /\/src\/[\w/-]+\.tsx?$/ }, async ({ path }) =>
      entries.includes(path)
        ? {
            contents: [await readFile(path, 'utf8'), ...modules.map((one) => `import '${one}';`)].join('\n'),
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          }
        : undefined,
    ),
});

/** Lists what is loaded on its own, and the modules of this repository in files that several of these share. */
const sharedIn = ({ outputs }) => {
  const all = Object.entries(outputs);
  const own = (paths) =>
    paths.filter((path) => /^(src|\.\.\/\.\.\/packages)\/.+\.tsx?$/.test(path)).map((path) => join(folder, path));
  return {
    entries: own(all.flatMap(([, { entryPoint }]) => entryPoint ?? [])),
    modules: own(all.flatMap(([path, { inputs }]) => (isShared(basename(path)) ? Object.keys(inputs) : []))),
  };
};

/** Bundles the console, in memory unless its files are to be written. @param shared modules that all views load */
function bundleWith(used, shared, write) {
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
    // `shorten` simplifies the syntax, better than both after each other.
    minifyWhitespace: true,
    minifyIdentifiers: true,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    // Of `together`: an import of a module without side effects counts for where the module is put, which is what it is for.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [stylesheets(used), together(shared)],
    write,
  });
}

const none = { entries: [], modules: [] };

async function bundle() {
  const { outputFiles, metafile: first } = await bundleWith({ icon: () => false, property: () => true }, none, false);
  const has = (text) => outputFiles.some((file) => file.text.includes(text));
  const used = {
    icon: (icon) => has(`"${icon}"`),
    property: (name) => has(`var(${name})`) || has(`var(${name},`),
  };
  const { metafile } = await bundleWith(used, sharedIn(first), true);
  const files = Object.keys(metafile.outputs).map((path) => ({ path: join(folder, path), name: basename(path) }));
  // The entry's stylesheet has the rules of all views.
  const [kept, unused] = [files.filter(isServed), files.filter((file) => !isServed(file))];
  await Promise.all(unused.map(({ path }) => rm(path)));
  return kept;
}

const isServed = ({ name }) => name.endsWith('.js') || name.startsWith('main-');
const isShared = (name) => name.startsWith('chunk-') && name.endsWith('.js');

/** Simplifies the syntax of a script or a stylesheet. */
async function shorten({ path }) {
  if (path.endsWith('.css'))
    return writeFile(path, (await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })).code);
  const options = { module: true, ecma: 2022, compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } };
  const { code } = await minify(await readFile(path, 'utf8'), options);
  await writeFile(path, code);
}

const preload = ({ name }) => `<link rel="modulepreload" href="/console/assets/${name}">`;

await writeTypes();
await rm(out, { recursive: true, force: true });
const files = await bundle();
await Promise.all(files.map(shorten));
const named = (ending) => files.find(({ name }) => name.startsWith('main-') && name.endsWith(ending)).name;
const html = (await readFile(join(folder, 'src/index.html'), 'utf8'))
  .replace('%SCRIPT%', named('.js'))
  .replace(
    '%SHARED%',
    files
      .filter(({ name }) => isShared(name))
      .map(preload)
      .join('\n    '),
  )
  .replace('%SHEET%', named('.css'));
await writeFile(join(out, 'index.html'), html);
for (const path of [join(out, 'index.html'), ...files.map(({ path }) => path)])
  await writeFile(`${path}.br`, await compress(await readFile(path)));
