import { chmodSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { documentsOf } from '../../conformance/store/use-store';
import { toDocument } from '../../listing/document';
import { useFolder } from '../../testing/folder';
import { sampleListing, sampleOwner } from '../../testing/sample';
import { openStore, type SqlStore } from './store';
import { writerName } from './writer';

const folder = useFolder();

test('rows of a killed import are removed by the next one', async () => {
  const store = await openStore(folder());
  const dead = { state: 'loading', source: 'killed', startedAt: 0, heartbeatAt: 0, activatedAt: null } as const;
  await store.db
    .insertInto('generations')
    .values({ ...dead, id: 77, writer: writerName(), listings: 0, owners: 0 })
    .execute();
  await store.db
    .insertInto('owners')
    .values({ generation: 77, id: 'x', lat: null, lon: null, showcase: 0, privateSeller: 0, body: '{}' })
    .execute();
  await store.replaceInventory('test', [
    { kind: 'owner', owner: sampleOwner() },
    { kind: 'listing', listing: sampleListing() },
  ]);
  expect(await store.readOwners(77, ['x'])).toEqual([]);
  expect(await store.db.selectFrom('generations').select('source').execute()).toEqual([{ source: 'test' }]);
  await store.close();
});

test('the database is private to its user, also one that exists already', async () => {
  const files = ['marketplace.sqlite', 'marketplace.sqlite-wal', 'marketplace.sqlite-shm'];
  const modes = () => files.map((file) => statSync(`${folder()}/${file}`).mode & 0o777);
  const store = await openStore(folder());
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  for (const file of files) chmodSync(`${folder()}/${file}`, 0o644);
  const again = await openStore(folder());
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  await store.close();
  await again.close();
});

test('two processes may open and migrate a new database at once', async () => {
  const stores = await Promise.all([openStore(`${folder()}/new`), openStore(`${folder()}/new`)]);
  for (const store of stores) {
    expect(await store.activeGeneration()).toBeNull();
    await store.close();
  }
});

/** Undoes the migration `010-views`, as far as tables and columns. */
async function undoViews(db: SqlStore['db']): Promise<void> {
  await sql`drop table "views"`.execute(db);
  await sql`drop table "viewFiles"`.execute(db);
  await sql`alter table "listings" add column "viewCount" integer not null default 12`.execute(db);
}

test('R77 in an inventory of an earlier version nothing is left of invented views', async () => {
  let store = await openStore(folder());
  const urgency = { type: 'NEWLY_LISTED', value: 'Newly listed' };
  const { details } = sampleListing();
  const { id: generation } = await store.replaceInventory('test', [
    { kind: 'owner', owner: sampleOwner() },
    { kind: 'listing', listing: sampleListing({ tier: 'premium', vehicleHighlight: true }) },
    {
      kind: 'listing',
      listing: sampleListing({ id: 'newly', vehicleHighlight: true, details: { ...details, urgency } }),
    },
  ]);
  const ids = ['listing-1', 'newly'];
  const before = await store.readListings(generation, ids);
  await sql`update "listings" set "body" = json_set("body", '$.viewCount', 12, '$.isHot', json('true'))`.execute(
    store.db,
  );
  await sql`update "listings" set "body" = json_set("body", '$.tier.urgencyDriverType', 'VIEWS',
    '$.vehicleHighlight.urgencyDriverType', 'VIEWS', '$.vehicleHighlight.urgencyDriverValue', '12 viewed it this week')
    where "id" = 'listing-1'`.execute(store.db);
  await undoViews(store.db);
  await sql`delete from kysely_migration where name >= '010-views'`.execute(store.db);
  await store.close();
  store = await openStore(folder());
  expect(await store.readListings(generation, ids)).toEqual(before);
  expect(JSON.parse(before[1]!.body).vehicleHighlight.urgencyDriverValue).toBe('Newly listed');
  await store.close();
});

test('R37 R52 an inventory of an earlier version is in the present order, not in that of paid tiers', async () => {
  let store = await openStore(folder());
  const owner = sampleOwner({ rating: { value: 4.9, count: 80 } });
  const listing = sampleListing({ tier: 'premium' });
  const { id: generation } = await store.replaceInventory('test', [
    { kind: 'owner', owner },
    { kind: 'listing', listing },
  ]);
  await store.db.updateTable('listings').set({ relevance: 4_020_600 }).execute();
  await undoViews(store.db);
  await sql`drop table "priceGuides"`.execute(store.db);
  await sql`alter table "listings" drop column "sellersRating"`.execute(store.db);
  await sql`delete from kysely_migration where name >= '007-relevance-in-points'`.execute(store.db);
  await store.close();
  store = await openStore(folder());
  const documents = [];
  for await (const chunk of store.readDocuments(generation)) documents.push(...chunk);
  expect(documents).toEqual([toDocument(listing, false, owner.rating)]);
  await store.close();
});

const soldOnline = {
  ...sampleListing().details,
  paymentServices: { digitalRetailingType: 'online', dealerSettings: {} },
};

test('R84 in an inventory of an earlier version a vehicle without a price is no longer among those to buy online', async () => {
  let store = await openStore(folder());
  const priceless = { salePrice: null, msrp: null, incentive: null };
  const { id: generation } = await store.replaceInventory('test', [
    { kind: 'owner', owner: sampleOwner() },
    { kind: 'listing', listing: sampleListing({ ...priceless, buyOnline: true, details: soldOnline }) },
  ]);
  const before = await documentsOf(store, generation);
  await sql`update "listings" set "experience" = 'commercial,buy-online,hyundai-buy-online',
    "body" = json_set("body", '$.esntial', json('true'))`.execute(store.db);
  await sql`delete from kysely_migration where name >= '012-bought-online-with-a-price'`.execute(store.db);
  await store.close();
  store = await openStore(folder());
  const [document] = await documentsOf(store, generation);
  expect([before[0]!.codes.experience, document!.codes.experience]).toEqual([[], ['commercial']]);
  const [listing] = await store.readListings(generation, ['listing-1']);
  expect(JSON.parse(listing!.body)).not.toHaveProperty('esntial');
  await store.close();
});

test('R76 in an inventory of an earlier version the rating of a feed becomes the word of the seller', async () => {
  let store = await openStore(folder());
  const { id: generation } = await store.replaceInventory('test', [
    { kind: 'owner', owner: sampleOwner() },
    { kind: 'listing', listing: sampleListing({ buyOnline: true, details: soldOnline }) },
  ]);
  const [before] = await documentsOf(store, generation);
  const body = sql`json_set("body", '$.pricingDetail.dealIndicator', 'Great', '$.pricingDetail.marketPrice', 25000)`;
  await sql`update "listings" set "dealType" = 'greatprice', "experience" = 'best-deals,buy-online', "body" = ${body},
    "relevance" = "relevance" + round(100 * 125.0 * (25000 - "price") / 25000)`.execute(store.db);
  await undoViews(store.db);
  await sql`drop table "priceGuides"`.execute(store.db);
  await sql`alter table "listings" drop column "sellersRating"`.execute(store.db);
  await sql`delete from kysely_migration where name >= '009-price-guides'`.execute(store.db);
  await store.close();
  store = await openStore(folder());
  expect(await documentsOf(store, generation)).toEqual([before]);
  const [listing] = await store.readListings(generation, ['listing-1']);
  expect(JSON.parse(listing!.body).pricingDetail).toEqual({ salePrice: 22_990, msrp: 26_000 });
  const stored = await store.db.selectFrom('listings').select('sellersRating').executeTakeFirstOrThrow();
  expect(stored.sellersRating).toBe('great');
  // The inventory has no estimates yet; they are computed at the first opportunity.
  expect(await store.refreshPrices()).toBe(1);
  await store.close();
});
