/** Size of this package in a browser, without rxjs: `node packages/search-state/bench.mjs`. Fails above the budget. */
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

export const budgetBytes = 8 * 1024;

/** Bytes of the minified bundle, and of its brotli form. */
export async function measureSize() {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/src/index.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['rxjs'],
    write: false,
  });
  const { contents } = outputFiles[0];
  const brotli = brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { minified: contents.length, brotli: brotli.length };
}

if (process.argv[1] === import.meta.filename) {
  const { minified, brotli } = await measureSize();
  console.log(`search-state: ${minified} bytes minified, ${brotli} brotli; budget ${budgetBytes}`);
  if (brotli > budgetBytes) process.exitCode = 1;
}
