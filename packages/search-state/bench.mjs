/**
 * Measures the size of this package in a browser, without rxjs: `node packages/search-state/bench.mjs`. The budget is
 * for the part that a page's host uses: codec, reducer, bus, history and the table of facets, which the panel's remote
 * uses as well. `everything` adds texts and rules that only some fragments use.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

export const budgetBytes = 10 * 1024;
const host = "export { browserHistory, createBus, restorePosition } from './index'";

/** Returns the bytes of a module's minified bundle, plain and as brotli. */
async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/src`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['rxjs'],
    write: false,
  });
  const bundle = outputFiles[0].contents;
  const brotli = brotliCompressSync(bundle, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { minified: bundle.length, brotli: brotli.length };
}

/** Returns both sizes in bytes. */
export async function measureSize() {
  return { host: await sizeOf(host), everything: await sizeOf("export * from './index'") };
}

if (process.argv[1] === import.meta.filename) {
  const sizes = await measureSize();
  for (const [name, { minified, brotli }] of Object.entries(sizes)) {
    console.log(`search-state, ${name}: ${minified} bytes minified, ${brotli} brotli`);
  }
  console.log(`budget of the host: ${budgetBytes}`);
  if (sizes.host.brotli > budgetBytes) process.exitCode = 1;
}
