import { manifestPath } from '@forecourt/contracts';

/** Endings of what browsers and shells read as text, which is UTF-8 wherever it is sent from. */
const texts: readonly string[] = ['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.xml'];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @returns every text file that is in another encoding: what reads it would lose it without a word. The manifest is read by itself. */
export function encodingReasons(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files].flatMap(([path, bytes]) => {
    const isText = texts.some((ending) => path.toLowerCase().endsWith(ending));
    return path === manifestPath || !isText || isUtf8(bytes)
      ? []
      : [`file "${path}" is not UTF-8, as every text is: save it as such`];
  });
}

/** UTF-16 without a mark at its front is UTF-8 by its bytes: half of them are zero. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes[0] === 0 || bytes[1] === 0) return false;
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
