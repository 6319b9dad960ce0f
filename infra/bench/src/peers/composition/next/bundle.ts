import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { measuredLayout } from '../../../programs/measured';
import type { Workbench } from '../../../programs/workbench';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'];

/** Bundles the workspaces into modules of a Next.js application, which brings its own React. @param folder the application's */
export async function bundleForNext(bench: Workbench, folder: string): Promise<void> {
  const from = (path: string) => join(bench.root, 'infra/bench/src/peers/composition/next', path);
  const common = {
    bundle: true,
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: react,
    logLevel: 'warning',
  } as const;
  await Promise.all([
    build({
      ...common,
      platform: 'node',
      format: 'esm',
      entryPoints: [from('data.ts')],
      outfile: join(folder, 'generated/data.mjs'),
      banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
    }),
    build({
      ...common,
      platform: 'neutral',
      mainFields: ['module', 'main'],
      format: 'cjs',
      entryPoints: [from('fragments.tsx')],
      outfile: join(folder, 'generated/fragments.cjs'),
      plugins: [builtRemotes(bench, from('kit.ts'))],
    }),
  ]);
}

/** Provides the remotes' built code as one module. It is CommonJS, whatever the remotes' packages say; nested slots are children. */
function builtRemotes(bench: Workbench, kit: string): Plugin {
  const names = [...new Set(measuredLayout.slots.map(({ remote }) => remote))].sort();
  const members = names.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)}).fragments`);
  return {
    name: 'built-remotes',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/built-remotes$/ }, ({ path }) => ({ path, namespace: 'remotes' }));
      onLoad({ filter: /.*/, namespace: 'remotes' }, () => ({
        contents: `export const remotes = { ${members.join(', ')} };`,
      }));
      onResolve({ filter: /.*/, namespace: 'remotes' }, ({ path }) => ({ path, namespace: 'remote' }));
      onLoad({ filter: /.*/, namespace: 'remote' }, ({ path }) => ({
        contents: readFileSync(bench.built(join(path, 'dist/fragment/server.js')), 'utf8'),
        resolveDir: bench.root,
      }));
      onResolve({ filter: /^@forecourt\/fragment-kit$/ }, ({ namespace }) =>
        namespace === 'remote' ? { path: kit } : undefined,
      );
    },
  };
}
