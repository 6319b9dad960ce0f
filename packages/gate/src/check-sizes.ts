import { brotliCompressSync, constants } from 'node:zlib';
import { budgetKinds, isPrivateFile, isSourceMap, limits, type Manifest } from '@forecourt/contracts';

/** Brotli's quality: within a percent of the best level's size, in a tenth of its time. */
const quality = 9;

interface Weight {
  bytes: number;
  /** The heaviest file, and its share. */
  heaviest: { path: string; bytes: number };
}

/** Returns the size of a version's files by kind, in bytes of brotli, each file compressed separately. */
function weights(
  files: ReadonlyMap<string, Uint8Array>,
  { server }: Pick<Manifest, 'server'>,
): Record<(typeof budgetKinds)[number], Weight> {
  const nothing = (): Weight => ({ bytes: 0, heaviest: { path: '', bytes: 0 } });
  const all = { script: nothing(), css: nothing(), server: nothing() };
  for (const [path, content] of files) {
    const kind = path === server ? 'server' : path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'css' : null;
    if (kind === null || content.byteLength > limits.file) continue;
    const bytes = brotliSize(content);
    all[kind].bytes += bytes;
    if (bytes > all[kind].heaviest.bytes) all[kind].heaviest = { path, bytes };
  }
  return all;
}

/** Lists every kind that exceeds the site's limit or the remote's own budget, and every file that is too large. */
export function sizeReasons(files: ReadonlyMap<string, Uint8Array>, manifest: Manifest): string[] {
  const all = weights(files, manifest);
  return [
    ...[...files].flatMap(([path, { byteLength }]) => {
      const limit = isSourceMap(path) ? limits.map : limits.file;
      return byteLength > limit ? [`file "${path}" has ${byteLength} bytes; ${limit} is the limit`] : [];
    }),
    ...privateReasons(files),
    ...budgetKinds.flatMap((kind) => {
      const own = manifest.budgets?.[kind];
      const limit = own ?? limits.brotli[kind];
      const whose = own === undefined ? 'the limit' : "the remote's own budget in src/budgets.json";
      const { bytes, heaviest } = all[kind];
      if (bytes <= limit) return [];
      const most = `${heaviest.path} has ${heaviest.bytes} of them`;
      return [`${kind} has ${bytes} bytes in brotli; ${limit} is ${whose}; ${most}`];
    }),
  ];
}

/** Private files count for no budget: no visitor downloads them, and no shell loads them with a version. */
function privateReasons(files: ReadonlyMap<string, Uint8Array>): string[] {
  const sizes = [...files].flatMap(([path, { byteLength }]) => (isPrivateFile(path) ? [byteLength] : []));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return bytes <= limits.private ? [] : [`the private files have ${bytes} bytes; ${limits.private} is the limit`];
}

function brotliSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}
