import { statSync } from 'node:fs';
import { join } from 'node:path';
import { thousands } from '@forecourt/search-state';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';

export const importTitle = "a dealers' feed, and generated listings, into the store";

const inventory = 'infra/marketplace/dist/inventory.js';

/** Measures the `inventory` command with a large feed, twice, and with generated listings. @throws if too many rows are rejected */
export async function importFeeds(bench: Workbench): Promise<Findings> {
  const rows = bench.size(200_000, 2_000);
  const generated = bench.size(50_000, 1_000);
  const feed = join(bench.newFolder('feed'), 'homenet.csv');
  await bench.run('feed', 'infra/bench/dist/feed.js', [feed, String(rows)]);
  const store = bench.newFolder('import');
  const imported = async () => {
    const run = await bench.run('import', inventory, ['import', feed, '--mapping', 'homenet', '--data-dir', store]);
    check(run.output, rows);
    return run;
  };
  const first = await imported();
  const again = await imported();
  const generate = ['generate', '--listings', String(generated), '--data-dir', bench.newFolder('generated')];
  const made = await bench.run('generate', inventory, generate);
  return {
    values: {
      'import.rate': rows / first.seconds,
      'import.memory': first.peakRss / 1e6,
      'import.rate-again': rows / again.seconds,
      'import.memory-again': again.peakRss / 1e6,
      'import.generate': made.seconds,
      'import.generate-memory': made.peakRss / 1e6,
    },
    notes: [
      `The feed: ${thousands(rows)} generated listings as HomeNet exports them, ${Math.round(statSync(feed).size / 1e6)} MB. Times are those of the whole command, from its start to its end; CPU of all its threads: ${[first, again, made].map(({ cpuMs }) => `${(cpuMs / 1000).toFixed(1)} s`).join(', ')}.`,
    ],
  };
}

/** Smallest share of accepted rows: rejected rows cost less and would distort the figures. */
const leastTaken = 0.99;

function check(output: string, rows: number): void {
  const [read, taken] = (/([\d,]+) rows: ([\d,]+) listings/.exec(output)?.slice(1) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
  if (read === rows && taken !== undefined && taken >= leastTaken * rows) return;
  throw new Error(`Of a feed of ${rows} rows, ${taken} of ${read} were taken:\n${output}`);
}
