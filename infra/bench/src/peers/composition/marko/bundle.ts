import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The part of `@marko/compiler` that is used; it is installed for the benchmark alone. */
interface Compiler {
  compileFile(
    path: string,
    options: { output: 'html'; optimize: true; translator: unknown },
  ): Promise<{ code: string }>;
}

/** Compiles the templates for a server in production, and bundles them with Marko's runtime. @param folder of the templates and their packages */
export async function bundleForMarko(folder: string): Promise<void> {
  const load = createRequire(join(folder, 'package.json'));
  const compiler = load('@marko/compiler') as Compiler;
  await build({
    ...{ bundle: true, platform: 'node', target: 'node20', format: 'esm', minifySyntax: true, logLevel: 'warning' },
    define: { 'process.env.NODE_ENV': '"production"' },
    entryPoints: [join(folder, 'page.marko')],
    outfile: join(folder, 'generated/page.mjs'),
    plugins: [templates(compiler, load('marko/translator'))],
  });
}

function templates(compiler: Compiler, translator: unknown): Plugin {
  return {
    name: 'marko-templates',
    setup({ onLoad }) {
      onLoad({ filter: /\.marko$/ }, async ({ path }) => ({
        contents: (await compiler.compileFile(path, { output: 'html', optimize: true, translator })).code,
        loader: 'js',
      }));
    },
  };
}
