import { type SearchState, toParams } from '@forecourt/search-state';

/** A whole number below 2³² from a text, evenly spread, the same on every machine (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The search without its page and order: what rotates by it stays the same while a shopper pages and sorts. */
export function searchKey(state: SearchState): string {
  const { firstRecord: _first, numRecords: _number, sortBy: _sort, ...search } = state;
  // Any size does: it stands in every key.
  return toParams(search, { pageSize: 30 });
}
