/** A module of ours, or a file. */
const isOurs = (path) => path.startsWith('.') || path.startsWith('/') || path.startsWith('@forecourt/');

/**
 * Bundles Node programs as ES modules: our own packages are TypeScript and bundled in; everything else stays in node_modules, unless
 * told that nothing does.
 */
export async function bundleNode(
  entryPoints,
  { outdir = 'dist', folder = process.cwd(), sourcemap = true, whole = false } = {},
) {
  // What needs this may begin before anything is installed.
  const { build } = await import('esbuild');
  return build({
    entryPoints,
    outdir,
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap,
    jsx: 'automatic',
    logLevel: 'warning',
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
}
