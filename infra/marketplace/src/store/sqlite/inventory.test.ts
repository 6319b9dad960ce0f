import { listingSchema, ownerSchema } from '@forecourt/contracts';
import { type Kysely, sql } from 'kysely';
import { toDocument } from '../../listing/document';
import type { InventoryItem, StoredListing } from '../../listing/record';
import { useFolder } from '../../testing/folder';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { openDatabase } from './database';
import { readDocuments } from './documents';
import { activeGeneration, readListingBodies, readOwners, replaceInventory } from './inventory';
import type { Database } from './schema';
import { writerName } from './writer';

const folder = useFolder();
let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase(folder());
});
afterEach(() => db.destroy());

function* items(count: number, overrides: Partial<StoredListing> = {}): Generator<InventoryItem> {
  yield { kind: 'owner', owner: sampleOwner() };
  for (let index = 0; index < count; index += 1) {
    yield { kind: 'listing', listing: sampleListing({ id: `l-${String(index).padStart(5, '0')}`, ...overrides }) };
  }
}

async function documents(generation: number) {
  const all = [];
  for await (const chunk of readDocuments(db, generation)) all.push(...chunk);
  return all;
}

const storedIds = async () =>
  (await db.selectFrom('listings').select('id').orderBy('id').execute()).map((row) => row.id);

test('an inventory is read back as the documents and bodies that it was written from', async () => {
  const generation = await replaceInventory(db, 'test', items(3));
  expect(generation).toMatchObject({ state: 'active', listings: 3, owners: 1, source: 'test' });
  expect(await documents(generation.id)).toEqual(
    [0, 1, 2].map((index) => toDocument(sampleListing({ id: `l-0000${index}` }), false)),
  );
  const [body] = await readListingBodies(db, generation.id, ['l-00001', 'unknown']);
  expect(listingSchema.parse(JSON.parse(body!.body))).toMatchObject({
    id: 'l-00001',
    specifications: { mpg: '28 City / 39 Highway' },
    pricingDetail: { salePrice: 22_990, dealIndicator: 'Good' },
  });
  expect(body!.body).not.toContain('null');
  const [owner] = await readOwners(db, generation.id, ['owner-1']);
  expect(ownerSchema.parse(JSON.parse(owner!.body)).name).toBe('Lakeside Motors');
});

test('bodies come in the order that was asked for', async () => {
  const { id } = await replaceInventory(db, 'test', items(5));
  const ids = ['l-00003', 'l-00000', 'l-00004'];
  expect((await readListingBodies(db, id, ids)).map((listing) => listing.id)).toEqual(ids);
});

test('a new import replaces the old inventory as a whole', async () => {
  await replaceInventory(db, 'old', items(900));
  const second = await replaceInventory(db, 'new', items(2, { salePrice: 1_000 }));
  expect(await activeGeneration(db)).toEqual(second);
  expect((await documents(second.id)).map((document) => document.price)).toEqual([1_000, 1_000]);
});

test('readers of the generation that was just replaced can still read it; the next import removes it', async () => {
  const first = await replaceInventory(db, 'old', items(2));
  await replaceInventory(db, 'new', items(3));
  expect(await documents(first.id)).toHaveLength(2);
  await replaceInventory(db, 'newer', items(1));
  expect(await documents(first.id)).toHaveLength(0);
});

test('an import that fails half way leaves the old inventory and nothing of its own', async () => {
  const old = await replaceInventory(db, 'old', items(2));
  function* broken() {
    yield* items(1_000);
    throw new Error('line 1002 is not UTF-8');
  }
  await expect(replaceInventory(db, 'broken', broken())).rejects.toThrow('line 1002 is not UTF-8');
  expect(await activeGeneration(db)).toEqual(old);
  expect(await storedIds()).toEqual(['l-00000', 'l-00001']);
});

test('an import without a usable listing leaves the old inventory', async () => {
  const old = await replaceInventory(db, 'old', items(2));
  await expect(replaceInventory(db, 'empty', items(0))).rejects.toThrow(/no usable listing/);
  expect(await activeGeneration(db)).toEqual(old);
});

test('what a killed import wrote is removed by the next one', async () => {
  const dead = { state: 'loading', source: 'killed', startedAt: 0, heartbeatAt: 0, activatedAt: null } as const;
  await db
    .insertInto('generations')
    .values({ ...dead, id: 77, writer: writerName(), listings: 0, owners: 0 })
    .execute();
  await db
    .insertInto('owners')
    .values({ generation: 77, id: 'x', lat: null, lon: null, showcase: 0, privateSeller: 0, body: '{}' })
    .execute();
  await replaceInventory(db, 'test', items(1));
  expect(await readOwners(db, 77, ['x'])).toEqual([]);
  expect(await db.selectFrom('generations').select('source').execute()).toEqual([{ source: 'test' }]);
});

test('a second import is refused while one is under way', async () => {
  async function* slow() {
    yield* items(1);
    await expect(replaceInventory(db, 'second', items(1))).rejects.toThrow(/Another import \(first/);
  }
  await replaceInventory(db, 'first', slow());
  expect((await activeGeneration(db))?.source).toBe('first');
});

test('a listing without its owner is refused', async () => {
  const orphan: InventoryItem[] = [{ kind: 'listing', listing: sampleListing() }];
  await expect(replaceInventory(db, 'orphan', orphan)).rejects.toThrow(/owner-1/);
});

test('a feed goes on from the inventory before it: first dates stay, lower prices are noted', async () => {
  await replaceInventory(db, 'monday', items(2, { listedAt: 1_000, salePrice: 20_000 }));
  function* tuesday(): Generator<InventoryItem> {
    yield* items(1, { listedAt: 5_000, salePrice: 19_000 });
    yield { kind: 'listing', listing: sampleListing({ id: 'new', listedAt: 5_000 }) };
  }
  const { id } = await replaceInventory(db, 'tuesday', tuesday(), { continueFromActive: true });
  expect((await documents(id)).map((document) => [document.id, document.listedAt])).toEqual([
    ['l-00000', 1_000],
    ['new', 5_000],
  ]);
  const bodies = await readListingBodies(db, id, ['l-00000', 'new']);
  expect(bodies.map(({ body }) => JSON.parse(body).isReducedPrice)).toEqual([true, undefined]);
});

test('two processes may open and migrate a new database at once', async () => {
  const second = await Promise.all([openDatabase(`${folder()}/new`), openDatabase(`${folder()}/new`)]);
  for (const opened of second) {
    expect(await activeGeneration(opened)).toBeNull();
    await opened.destroy();
  }
});

test('R52 an inventory that an earlier version wrote is no longer in the order of paid tiers', async () => {
  const { id: generation } = await replaceInventory(db, 'test', items(2));
  const [premium, newer] = await storedIds();
  const set = (id: string | undefined, relevance: number) =>
    db.updateTable('listings').set({ relevance }).where('id', '=', id!).execute();
  await set(premium, 4_020_600);
  await set(newer, 20_630);
  await sql`delete from kysely_migration where name = '004-organic-relevance'`.execute(db);
  await db.destroy();
  db = await openDatabase(folder());
  expect((await documents(generation)).map(({ id, relevance }) => [id, relevance])).toEqual([
    [premium, 20_600 * 24],
    [newer, 20_630 * 24],
  ]);
});
