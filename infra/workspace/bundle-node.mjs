import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether an import is a file or a package of this repository. */
const isOurs = (path) => path.startsWith('.') || path.startsWith('/') || path.startsWith('@forecourt/');

/**
 * Bundles Node programs as ES modules. The repository's packages are TypeScript and bundled in; everything else stays in node_modules,
 * unless `whole` is set. With `splitting` a module that is
 * imported dynamically is a file of its own, and what it imports is loaded only with it.
 */
export async function bundleNode(
  entryPoints,
  { outdir = 'dist', folder = process.cwd(), sourcemap = true, whole = false, splitting = false } = {},
) {
  // Imported late: scripts import this module before dependencies are installed.
  const [{ build }, { quickSpreads }] = await Promise.all([import('esbuild'), import('@forecourt/quick-spreads')]);
  const { metafile } = await build({
    entryPoints,
    outdir,
    absWorkingDir: folder,
    bundle: true,
    splitting,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap,
    jsx: 'automatic',
    logLevel: 'warning',
    metafile: true,
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: (plugin) =>
          plugin.onResolve({ filter: /.*/ }, ({ path, kind }) =>
            whole || kind === 'entry-point' || isOurs(path) ? undefined : { path, external: true },
          ),
      },
    ],
  });
  for (const path of Object.keys(metafile.outputs).filter((path) => path.endsWith('.js'))) {
    const file = join(folder, path);
    await writeFile(file, quickSpreads(await readFile(file, 'utf8'), 'module'));
  }
}
