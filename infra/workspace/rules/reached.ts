import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Declared } from './imports';

/** Whether the programs use a function, class or constant of a module's top level. */
export type Reached = (declared: Declared) => boolean;

/**
 * Returns which of the tree's code the programs with these entries use: the bundler follows every call from there and leaves out code that
 * nothing calls. Exact for functions, classes and plain values; the result of a call at a module's top level counts as used as soon as its
 * module is. Methods count with their class.
 */
export async function reachedFrom(root: string, entries: readonly string[]): Promise<Reached> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: '/nowhere',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [ownCode],
  });
  const code = codeByModule(
    outputFiles.map(({ text }) => text),
    new Set(Object.keys(metafile.inputs)),
  );
  return ({ path, name }) => {
    // The bundler numbers names that occur in several modules: `values2`.
    const declaration = new RegExp(String.raw`^(?:async )?(?:function\*?|class|var|let|const) ${name}\d*\b`, 'm');
    return declaration.test(code.get(relative(root, path)) ?? '');
  };
}

/**
 * Keeps libraries external. Also a package of the tree that a module imports as a namespace (`import * as kit`): the module only provides it
 * to remotes, which is no call. What remotes call of it is found from their fragments.
 */
const ownCode: Plugin = {
  name: 'own-code',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || /^[./]/.test(path)) return undefined;
      const isOurs = path.startsWith('@forecourt/');
      const isLent = isOurs && /import \* as \w+ from/.test(linesWith(importer, `'${path}'`));
      return isOurs && !isLent ? undefined : { path, external: true };
    });
  },
};

const linesWith = (file: string, text: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(text))
    .join('\n');

/** Returns the code that the bundles contain of each module: a comment in a bundle marks the beginning of each. */
function codeByModule(bundles: readonly string[], modules: ReadonlySet<string>): ReadonlyMap<string, string> {
  const code = new Map<string, string>();
  for (const bundle of bundles) {
    let module = '';
    for (const line of bundle.split('\n')) {
      const begins = /^\/\/ (\S+)$/.exec(line)?.[1];
      if (begins !== undefined && modules.has(begins)) module = begins;
      else code.set(module, `${code.get(module) ?? ''}${line}\n`);
    }
  }
  return code;
}
