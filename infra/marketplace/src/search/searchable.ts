import { setTimeout as wait } from 'node:timers/promises';
import type { StorePosition } from '../store/port';
import { type ListingSearch, SearchUnavailable } from './port';

const PAUSE_MILLISECONDS = 20;

/**
 * Waits until written listings are searchable, which they are at once, unless a new inventory is still being loaded.
 * @param patience longest wait, ms
 * @returns whether they are searchable
 */
export async function untilSearchable(
  search: ListingSearch,
  written: StorePosition,
  patience: number,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  for (;;) {
    const left = deadline - Date.now();
    if (search.index?.generation === written.generation) {
      await Promise.race([catchUp(search), wait(left, undefined, { ref: false })]);
    }
    const { index } = search;
    if (index?.generation === written.generation && index.seq >= written.seq) return true;
    if (Date.now() >= deadline) return false;
    await wait(PAUSE_MILLISECONDS);
  }
}

/** Applies all writes. A search that is unavailable is no error: a thread that died is replaced, and the caller retries. */
async function catchUp(search: ListingSearch): Promise<void> {
  try {
    await search.catchUp();
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
  }
}
