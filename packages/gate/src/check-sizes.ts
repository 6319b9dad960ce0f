import { brotliCompressSync, constants } from 'node:zlib';
import { budgetKinds, limits, type Manifest } from '@forecourt/contracts';

/** As good as the best level within a percent, in a tenth of its time. */
const quality = 9;

/** What browsers and shells load of a version, by kind, in bytes of brotli as each file is sent on its own. */
function brotliSizes(
  files: ReadonlyMap<string, Uint8Array>,
  { server }: Pick<Manifest, 'server'>,
): Record<(typeof budgetKinds)[number], number> {
  const sizes = { script: 0, css: 0, server: 0 };
  for (const [path, bytes] of files) {
    const kind = path === server ? 'server' : path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'css' : null;
    if (kind !== null && bytes.byteLength <= limits.file) sizes[kind] += brotliSize(bytes);
  }
  return sizes;
}

/** @returns every kind that is larger than the site's limit, or than the remote's own budget, and every file that no shell takes */
export function sizeReasons(files: ReadonlyMap<string, Uint8Array>, manifest: Manifest): string[] {
  const sizes = brotliSizes(files, manifest);
  const tooLarge = [...files].filter(([, bytes]) => bytes.byteLength > limits.file);
  return [
    ...tooLarge.map(([path, { byteLength }]) => `file "${path}" has ${byteLength} bytes; ${limits.file} is the limit`),
    ...budgetKinds.flatMap((kind) => {
      const own = manifest.budgets?.[kind];
      const limit = own ?? limits.brotli[kind];
      const whose = own === undefined ? 'the limit' : 'the budget that the remote gave itself';
      return sizes[kind] > limit ? [`${kind} has ${sizes[kind]} bytes in brotli; ${limit} is ${whose}`] : [];
    }),
  ];
}

function brotliSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}
