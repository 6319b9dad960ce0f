import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { thousands } from '@forecourt/search-state';
import type { Kysely } from 'kysely';
import { type FeedSummary, importFeed } from '../feed/import-feed';
import { loadMapping } from '../feed/mapping';
import { type Reason, reasons } from '../feed/outcome';
import type { MatchVehicle } from '../feed/vehicles';
import { type Changes, compareGenerations } from '../store/changes';
import { openDatabase } from '../store/database';
import { activeGeneration, type Generation, replaceInventory } from '../store/inventory';
import type { InventoryItem } from '../store/records';
import type { Database } from '../store/schema';
import type { Command } from './arguments';
import type { Progress } from './progress';

/** What the commands need besides the store. */
export interface Tools {
  match: MatchVehicle;
  generate: (options: { listings: number; seed: number; now: number }) => Iterable<InventoryItem>;
  now: () => number;
  progress: Progress;
  /** Gets the result, line by line. */
  print: (line: string) => void;
}

/** Replaces the inventory by a feed; every bad row is in a report beside the store. */
export async function runImport(command: Command & { name: 'import' }, tools: Tools): Promise<void> {
  const mapping = loadMapping(command.mapping);
  const { summary, generation, changes, reportFile } = await withStore(command.folder, async (db) => {
    const reports = path.join(command.folder, 'imports');
    mkdirSync(reports, { recursive: true });
    const stamp = new Date(tools.now()).toISOString().replace(/[:.]/g, '-');
    const file = path.join(reports, `${stamp}-${path.basename(command.file)}.jsonl`);
    const feed = importFeed({
      ...{ file: command.file, mapping, match: tools.match, now: tools.now(), reportFile: file },
      onProgress: (share, rows) => tools.progress.show(share, `${thousands(rows)} rows`),
    });
    const kept = new Kept(feed);
    const before = await activeGeneration(db);
    const made = await replaceInventory(db, path.basename(command.file), kept, { continueFromActive: true });
    const compared = await compareGenerations(db, before, made);
    return { summary: kept.result!, generation: made, changes: compared, reportFile: file };
  });
  tools.progress.end();
  for (const line of summaryLines(summary)) tools.print(line);
  tools.print(changesLine(changes));
  tools.print(`Report: ${reportFile}`);
  tools.print(`The inventory now has ${thousands(generation.listings)} listings (generation ${generation.id}).`);
}

/** Replaces the inventory by a generated one; the same seed gives the same listings. */
export async function runGenerate(command: Command & { name: 'generate' }, tools: Tools): Promise<void> {
  const { listings, seed } = command;
  const generation = await withStore(command.folder, (db) =>
    replaceInventory(db, `generated, seed ${seed}`, tools.generate({ listings, seed, now: tools.now() }), {
      onProgress: (written) =>
        tools.progress.show(written.listings / listings, `${thousands(written.listings)} listings`),
    }),
  );
  tools.progress.end();
  tools.print(
    `The inventory now has ${thousands(generation.listings)} listings of ${thousands(generation.owners)} owners (generation ${generation.id}).`,
  );
}

/** Says what is in the inventory. */
export async function runStats(command: Command & { name: 'stats' }, tools: Tools): Promise<void> {
  await withStore(command.folder, async (db) => {
    const active = await activeGeneration(db);
    if (active === null) {
      tools.print('There is no inventory yet. Make one with `npm run inventory -- generate`, or import a feed.');
      return;
    }
    for (const line of await statLines(db, active)) tools.print(line);
  });
}

async function withStore<T>(folder: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  // An inventory can be made again: no need to wait for the disk at each batch.
  const db = await openDatabase(folder, 'normal');
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Keeps what a generator returns at its end, which a `for` loop throws away. */
class Kept {
  result: FeedSummary | null = null;

  constructor(private readonly feed: AsyncGenerator<InventoryItem, FeedSummary>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<InventoryItem> {
    this.result = yield* this.feed;
  }
}

function changesLine({ added, changed, unchanged, retired }: Changes): string {
  return `Since the inventory before: ${thousands(added)} added, ${thousands(changed)} changed, ${thousands(unchanged)} unchanged, ${thousands(retired)} retired.`;
}

function summaryLines(summary: FeedSummary): string[] {
  const { rows, accepted, rejected, owners, rejectedBy, blankedBy } = summary;
  const by = (counts: Record<string, number>, label: (key: string) => string) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `  ${thousands(count).padStart(8)}  ${label(key)}`);
  return [
    `${thousands(rows)} rows: ${thousands(accepted)} listings of ${thousands(owners)} sellers taken, ${thousands(rejected)} rows rejected.`,
    ...(rejected > 0 ? ['Rejected:', ...by(rejectedBy, (key) => `${key}: ${reasons[key as Reason]}`)] : []),
    ...(Object.keys(blankedBy).length > 0 ? ['Values left out:', ...by(blankedBy, (key) => key)] : []),
  ];
}

async function statLines(db: Kysely<Database>, active: Generation): Promise<string[]> {
  const counted = (column: 'makeCode' | 'listingType' | 'vehicleStyleCode' | 'state') =>
    db
      .selectFrom('listings')
      .select((listing) => [listing.ref(column).as('value'), listing.fn.countAll<number>().as('count')])
      .where('generation', '=', active.id)
      .groupBy(column)
      .orderBy('count', 'desc')
      .limit(10)
      .execute();
  const line = (rows: readonly { value: string | null; count: number }[]) =>
    rows.map(({ value, count }) => `${value ?? 'unknown'} ${thousands(count)}`).join(', ');
  const extent = await db
    .selectFrom('listings')
    .select((listing) => [
      listing.fn.min('price').as('least'),
      listing.fn.max('price').as('most'),
      listing.fn.min('year').as('oldest'),
      listing.fn.max('year').as('newest'),
    ])
    .where('generation', '=', active.id)
    .executeTakeFirstOrThrow();
  return [
    `${thousands(active.listings)} listings of ${thousands(active.owners)} owners, from ${active.source} (generation ${active.id}, ${new Date(active.activatedAt ?? 0).toISOString()})`,
    `Prices: ${extent.least} to ${extent.most}. Years: ${extent.oldest} to ${extent.newest}.`,
    `Conditions: ${line(await counted('listingType'))}`,
    `Makes: ${line(await counted('makeCode'))}`,
    `Body styles: ${line(await counted('vehicleStyleCode'))}`,
    `States: ${line(await counted('state'))}`,
  ];
}
