import type { Workbench } from '../programs/workbench';

/** Time that ages and model years are relative to, so that the measured inventory is the same every day. */
export const measuredNow = Date.UTC(2026, 5, 1);
export const measuredSeed = 1;

const made = new Map<number, Promise<string>>();

/** Returns the folder of a marketplace store with this many generated listings; created once for each number. */
export function storeOf(bench: Workbench, listings: number): Promise<string> {
  let folder = made.get(listings);
  if (folder === undefined) {
    const path = bench.newFolder('store');
    folder = bench.run('store', 'infra/bench/dist/store.js', [path, String(listings)]).then(() => path);
    made.set(listings, folder);
  }
  return folder;
}
