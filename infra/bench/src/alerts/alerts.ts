import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thousands } from '@forecourt/search-state';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { storeOf } from '../search/inventory';
import { median } from '../statistics';
import type { Percolated, Run, SavedSearchSettings } from './messages';

export const alertsTitle = 'from listings that changed to the list of emails about saved searches';

/** Measures the list of alerts by percolation, and by running the searches. @throws if the lists differ */
export async function alerts(bench: Workbench): Promise<Findings> {
  const listings = bench.size(100_000, 2_000);
  const settings: SavedSearchSettings = {
    store: await storeOf(bench, listings),
    searches: bench.size(100_000, 1_000),
    changed: bench.size(1_000, 50),
    each: 10,
    rounds: bench.size(5, 1),
  };
  const start = async () => {
    const file = join(bench.newFolder('saved-searches'), 'settings.json');
    writeFileSync(file, JSON.stringify(settings));
    const program = bench.start('saved-searches', 'infra/bench/dist/saved-searches.js', { SAVED_SEARCHES: file });
    await program.untilListening();
    return program;
  };
  const [searching, percolating] = [await start(), await start()];
  const all = await searching.ask<Run>('run-all');
  const changed = await searching.ask<Run>('run-changed');
  const without = await percolating.memory();
  const percolated = await percolating.ask<Percolated>('percolate');
  const { heap } = await percolating.memory();
  if (new Set([all.digest, changed.digest, percolated.digest]).size > 1)
    throw new Error('Percolation finds other listings than running every search.');

  const { searches, each } = settings;
  const whole = ({ cpuMs, wallMs }: Run) => ({ cpu: each * median(cpuMs), wall: each * median(wallMs) });
  const [cpu, wall] = [median(percolated.cpuMs), median(percolated.wallMs)];
  return {
    values: {
      'alerts.cpu-ratio': whole(all).cpu / cpu,
      'alerts.wall-ratio': whole(all).wall / wall,
      'alerts.cpu': cpu,
      'alerts.wall': wall,
      'alerts.cpu-all': whole(all).cpu / 1000,
      'alerts.cpu-changed': whole(changed).cpu / 1000,
      'alerts.cpu-one': percolated.oneMs,
      'alerts.put-down': percolated.putDownMs / 1000,
      'alerts.memory': (heap - without.heap) / 1e6,
    },
    notes: [
      `${thousands(searches)} saved searches, ${thousands(percolated.distinct)} of them different, mixed as people search (without the searches that say nothing); the ${thousands(settings.changed)} newest of ${thousands(listings)} listings have changed. ${thousands(percolated.emails)} searches found ${thousands(percolated.finds)} listings in all.`,
      `The list of emails has for each search that found something how many listings, and the ten newest. Percolation makes the whole of it, ${settings.rounds} times; of the searches every ${each}th was run, newest first, and what that took is multiplied. Both make the same list, to the last listing.`,
      'Searches are run by the engine that serves, with all its counts, in one process without HTTP; "what changed only" is the same over an index of those listings alone, which is made first.',
    ],
  };
}
