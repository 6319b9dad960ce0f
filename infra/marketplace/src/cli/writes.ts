import { thousands } from '@forecourt/search-state';
import type { InventoryItem } from '../listing/record';
import { type Changes, type Generation, type Inventories, InventoryError } from '../store/port';
import type { Command } from './arguments';
import { openFeed, printFeed, printSize } from './feed';
import { type Tools, withStore } from './tools';

/** Listings per commit; other writers can write in between. */
const BATCH = 500;

/** Adds and changes the listings of a feed, and retires none; every rejected row is in a report beside the store. */
export async function runUpdate(command: Command & { name: 'update' }, tools: Tools): Promise<void> {
  const feed = openFeed(command, tools);
  await withStore('full', tools, async (store) => {
    await inventoryOf(store);
    const changes: Changes = { added: 0, changed: 0, unchanged: 0, retired: 0 };
    let batch: InventoryItem[] = [];
    const flush = async () => {
      const { listings } = await store.writeListings(batch, { now: tools.now });
      for (const { outcome } of listings) changes[outcome] += 1;
      batch = [];
    };
    for await (const item of feed) {
      batch.push(item);
      if (batch.length >= BATCH) await flush();
    }
    await flush();
    while ((await store.refreshPrices({ now: tools.now })) > 0);
    printFeed(feed, changes, tools);
    printSize(await inventoryOf(store), tools);
  });
}

/** Retires listings by their ids or VINs. @throws InventoryError with the unknown ones, after the others are retired */
export async function runRetire(command: Command & { name: 'retire' }, tools: Tools): Promise<void> {
  await withStore('full', tools, async (store) => {
    const { id } = await inventoryOf(store);
    const known = await store.readListingsByVin(
      id,
      command.listings.map((name) => name.toUpperCase()),
    );
    const idsOf = (name: string) => {
      const ids = known.filter(({ vin }) => vin === name.toUpperCase()).map((listing) => listing.id);
      return ids.length === 0 ? [name] : ids;
    };
    const { listings } = await store.retireListings([...new Set(command.listings.flatMap(idsOf))], { now: tools.now });
    const unknown = listings.filter(({ outcome }) => outcome === 'unknown');
    tools.print(`${thousands(listings.length - unknown.length)} retired.`);
    printSize(await inventoryOf(store), tools);
    if (unknown.length === 0) return;
    throw new InventoryError(
      `The inventory has no listing ${unknown.map((listing) => listing.id).join(', ')}, by its id or VIN. It may have been retired before.`,
    );
  });
}

/** Returns the active inventory. @throws InventoryError if there is none */
async function inventoryOf(store: Inventories): Promise<Generation> {
  const active = await store.activeGeneration();
  if (active !== null) return active;
  throw new InventoryError(
    'There is no inventory yet. Make one with `npm run inventory -- generate`, or import a feed.',
  );
}
