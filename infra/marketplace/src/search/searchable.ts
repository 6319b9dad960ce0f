import { setTimeout as wait } from 'node:timers/promises';
import type { StorePosition } from '../store/port';
import { type ListingSearch, SearchUnavailable } from './port';

const PAUSE_MILLISECONDS = 20;

/**
 * Waits until what was written can be found: at once, but for an inventory that was imported a moment ago and is being loaded.
 * @returns whether it can be found, after at most `patience` milliseconds
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

/** A thread that dies is replaced by another one, which is asked again. */
async function catchUp(search: ListingSearch): Promise<void> {
  try {
    await search.catchUp();
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
  }
}
