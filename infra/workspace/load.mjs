import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/**
 * Loads what a text of TypeScript exports, for scripts that run without a build: `load("export { brands } from '@forecourt/brands';")`.
 * Bundled as the build does: our own packages are TypeScript, everything else stays in node_modules. Paths are from the repository.
 * @param workspace folder whose dependencies are meant
 */
export async function load(contents, workspace = import.meta.dirname) {
  // Scripts import this before anything is installed.
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
