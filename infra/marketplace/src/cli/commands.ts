import path from 'node:path';
import { thousands } from '@forecourt/search-state';
import { generatedSource, isGenerated } from '../generate/source';
import type { Generation, InventorySummary, ValueCount } from '../store/port';
import type { Command } from './arguments';
import { openFeed, printFeed, printSize } from './feed';
import { type Tools, withStore } from './tools';

export type { Tools } from './tools';

/** Largest share of the listings of a feed that the next feed may retire. */
const MOST_RETIRED = 0.3;

/**
 * Replaces the inventory with a feed; every rejected row is in a report beside the store. Refuses a feed that lacks many listings of the
 * previous one, unless `--shrink` allows it; generated listings may always be retired.
 */
export async function runImport(command: Command & { name: 'import' }, tools: Tools): Promise<void> {
  const feed = openFeed(command, tools);
  const { generation, changes } = await withStore('normal', tools, async (store) => {
    const before = await store.activeGeneration();
    const mayShrink = command.shrink || before === null || isGenerated(before.source);
    const made = await store.replaceInventory(path.basename(command.file), feed, {
      continueFromActive: true,
      mostRetired: mayShrink ? 1 : MOST_RETIRED,
    });
    return { generation: made, changes: await store.compareGenerations(before, made) };
  }).catch((error: unknown) => {
    // The feed was read to its end: its rejected rows may be the reason.
    if (feed.summary !== null) printFeed(feed, null, tools);
    throw error;
  });
  printFeed(feed, changes, tools);
  printSize(generation, tools);
}

/** Replaces the inventory with a generated one; the same seed gives the same listings. */
export async function runGenerate(command: Command & { name: 'generate' }, tools: Tools): Promise<void> {
  const { listings, seed } = command;
  const items = tools.generate({ listings, seed, now: tools.now() });
  const onProgress = (written: { listings: number }) =>
    tools.progress.show(written.listings / listings, `${thousands(written.listings)} listings`);
  const generation = await withStore('normal', tools, (store) =>
    store.replaceInventory(generatedSource(seed), items, { onProgress }),
  );
  tools.progress.end();
  tools.print(
    `The inventory now has ${thousands(generation.listings)} listings of ${thousands(generation.owners)} owners (generation ${generation.id}).`,
  );
}

/** Prints a summary of the inventory. */
export async function runStats(tools: Tools): Promise<void> {
  await withStore('normal', tools, async (store) => {
    const active = await store.activeGeneration();
    if (active === null) {
      tools.print('There is no inventory yet. Make one with `npm run inventory -- generate`, or import a feed.');
      return;
    }
    for (const line of statLines(active, await store.summarise(active.id))) tools.print(line);
  });
}

/** Brings the database up to date, which opening it does. */
export async function runMigrate(tools: Tools): Promise<void> {
  await withStore('full', tools, async () => tools.print('The database is up to date.'));
}

function statLines(active: Generation, summary: InventorySummary): string[] {
  const { price, year, listingTypes, makes, bodyStyles, states } = summary;
  const line = (counts: readonly ValueCount[]) =>
    counts.map(({ value, count }) => `${value ?? 'unknown'} ${thousands(count)}`).join(', ');
  return [
    `${thousands(active.listings)} listings of ${thousands(active.owners)} owners, from ${active.source} (generation ${active.id}, ${new Date(active.activatedAt ?? 0).toISOString()})`,
    `Prices: ${price.min} to ${price.max}. Years: ${year.min} to ${year.max}.`,
    `Conditions: ${line(listingTypes)}`,
    `Makes: ${line(makes)}`,
    `Body styles: ${line(bodyStyles)}`,
    `States: ${line(states)}`,
  ];
}
