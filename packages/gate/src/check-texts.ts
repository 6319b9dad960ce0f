import { manifestPath } from '@forecourt/contracts';

/** Extensions of files that browsers and shells read as UTF-8 text. */
const texts: readonly string[] = ['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.xml'];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Lists text files in another encoding, which readers would garble silently. The manifest is checked elsewhere. */
export function encodingReasons(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files].flatMap(([path, bytes]) => {
    const isText = texts.some((ending) => path.toLowerCase().endsWith(ending));
    return path === manifestPath || !isText || isUtf8(bytes)
      ? []
      : [`file "${path}" is not UTF-8: save it in that encoding`];
  });
}

/** Detects UTF-16 without a byte order mark, which is valid UTF-8 but has a zero in every other byte. */
function isUtf8(bytes: Uint8Array): boolean {
  if (bytes[0] === 0 || bytes[1] === 0) return false;
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
