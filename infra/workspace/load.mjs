import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/**
 * Returns the exports of TypeScript text, for scripts that run without a build: `load("export { brands } from '@forecourt/brands';")`.
 * Bundles it as the build does: the repository's packages are TypeScript, everything else stays in node_modules. Paths are relative to the
 * repository.
 * @param workspace folder whose dependencies are used
 */
export async function load(contents, workspace = import.meta.dirname) {
  // Imported late: scripts import this module before dependencies are installed.
  const { build } = await import('esbuild');
  const file = join(workspace, `.cache/loaded-${randomUUID()}.mjs`);
  await build({
    stdin: { contents, resolveDir: root },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: (plugin) =>
          plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@forecourt/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
