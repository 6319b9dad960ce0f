import path from 'node:path';
import { thousands } from '@forecourt/search-state';
import type { Kysely } from 'kysely';
import { compareGenerations } from '../store/sqlite/changes';
import { activeGeneration, type Generation, replaceInventory } from '../store/sqlite/inventory';
import type { Database } from '../store/sqlite/schema';
import type { Command } from './arguments';
import { openFeed, printFeed, printSize } from './feed';
import { type Tools, withRowWriter, withStore } from './tools';

export type { Tools } from './tools';

/** Replaces the inventory by a feed; every bad row is in a report beside the store. */
export async function runImport(command: Command & { name: 'import' }, tools: Tools): Promise<void> {
  const feed = openFeed(command, tools);
  const { generation, changes } = await withStore(command.folder, 'normal', async (db) => {
    const before = await activeGeneration(db);
    const made = await withRowWriter(command.folder, tools, (writer) =>
      replaceInventory(db, path.basename(command.file), feed, { continueFromActive: true, writer }),
    );
    return { generation: made, changes: await compareGenerations(db, before, made) };
  }).catch((error: unknown) => {
    // Of a feed that was read to its end, what is wrong with its rows may be the reason.
    if (feed.summary !== null) printFeed(feed, null, tools);
    throw error;
  });
  printFeed(feed, changes, tools);
  printSize(generation, tools);
}

/** Replaces the inventory by a generated one; the same seed gives the same listings. */
export async function runGenerate(command: Command & { name: 'generate' }, tools: Tools): Promise<void> {
  const { listings, seed } = command;
  const items = tools.generate({ listings, seed, now: tools.now() });
  const onProgress = (written: { listings: number }) =>
    tools.progress.show(written.listings / listings, `${thousands(written.listings)} listings`);
  const generation = await withStore(command.folder, 'normal', (db) =>
    withRowWriter(command.folder, tools, (writer) =>
      replaceInventory(db, `generated, seed ${seed}`, items, { onProgress, writer }),
    ),
  );
  tools.progress.end();
  tools.print(
    `The inventory now has ${thousands(generation.listings)} listings of ${thousands(generation.owners)} owners (generation ${generation.id}).`,
  );
}

/** Says what is in the inventory. */
export async function runStats(command: Command & { name: 'stats' }, tools: Tools): Promise<void> {
  await withStore(command.folder, 'normal', async (db) => {
    const active = await activeGeneration(db);
    if (active === null) {
      tools.print('There is no inventory yet. Make one with `npm run inventory -- generate`, or import a feed.');
      return;
    }
    for (const line of await statLines(db, active)) tools.print(line);
  });
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
