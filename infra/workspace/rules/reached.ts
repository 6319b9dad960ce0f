import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Declared } from './imports';

/** Whether a function, class or constant of a module's top level is part of what runs. */
export type Reached = (declared: Declared) => boolean;

/**
 * What of our own code the programs run that begin at `entries`: the bundler follows every call from there and leaves out what nothing
 * calls. Exact for functions, classes and plain values; what a call makes at a module's top level counts as soon as its module does. Methods
 * count with their class.
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
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [ownCode],
  });
  const code = codeByModule(
    outputFiles.map(({ text }) => text),
    new Set(Object.keys(metafile.inputs)),
  );
  return ({ path, name }) => {
    // The bundler numbers names that two modules have: `values2`.
    const declaration = new RegExp(String.raw`^(?:async )?(?:function\*?|class|var|let|const) ${name}\d*\b`, 'm');
    return declaration.test(code.get(relative(root, path)) ?? '');
  };
}

/**
 * Libraries stay outside. So does a package of ours that a module takes whole (`import * as kit`): that one lends it to the code of
 * remotes, which is no call. What remotes call of it is found from their fragments.
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

/** What is left of each module: a bundle says by a comment where each one begins. */
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
