import type { Workbench } from '../programs/workbench';

/** Decides on ages and model years, so that the measured inventory is the same on every day. */
export const measuredNow = Date.UTC(2026, 5, 1);
export const measuredSeed = 1;

const made = new Map<number, Promise<string>>();

/** A folder with the marketplace's store of so many generated listings; made once. */
export function storeOf(bench: Workbench, listings: number): Promise<string> {
  let folder = made.get(listings);
  if (folder === undefined) {
    const path = bench.newFolder('store');
    folder = bench.run('store', 'infra/bench/dist/store.js', [path, String(listings)]).then(() => path);
    made.set(listings, folder);
  }
  return folder;
}
