import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { measuredLayout } from '../../programs/measured';
import type { Workbench } from '../../programs/workbench';

const react = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'];

/** Makes of the workspaces what a Next.js application has as its own modules; it brings React itself. @param folder the application's */
export async function bundleForNext(bench: Workbench, folder: string): Promise<void> {
  const from = (path: string) => join(bench.root, 'infra/bench/src/peers/next', path);
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
      plugins: [builtRemotes(bench), nestedAsChildren(from('kit.ts'))],
    }),
  ]);
}

/** The remotes' built code as one module. */
function builtRemotes(bench: Workbench): Plugin {
  const names = [...new Set(measuredLayout.slots.map(({ remote }) => remote))].sort();
  const lines = names.map((name) => {
    const file = bench.built(join(name, 'dist/fragment/server.js'));
    return `${JSON.stringify(name)}: require(${JSON.stringify(file)}).fragments`;
  });
  return {
    name: 'built-remotes',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/built-remotes$/ }, ({ path }) => ({ path, namespace: 'built-remotes' }));
      onLoad({ filter: /.*/, namespace: 'built-remotes' }, () => ({
        contents: `export const remotes = { ${lines.join(', ')} };`,
        resolveDir: bench.root,
      }));
    },
  };
}

/** Remotes find a kit whose nested slots are children. */
function nestedAsChildren(kit: string): Plugin {
  return {
    name: 'nested-as-children',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^@forecourt\/fragment-kit$/ }, ({ importer }) =>
        importer.endsWith('server.js') ? { path: kit } : undefined,
      ),
  };
}
