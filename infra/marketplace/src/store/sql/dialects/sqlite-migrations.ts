import { listingSchema } from '@forecourt/listing';
import { type Kysely, type Migration, sql } from 'kysely';
import { rankedFactsOfSent, relevanceOf } from '../../../listing/relevance';
import { ratingIn } from '../rows';
import type { Database } from '../schema';

/** Facets with a column each: text of codes joined by commas. */
const facetColumns = [
  ...['makeCode', 'seriesCode', 'modelCode', 'trimCode', 'packages', 'vehicleStyleCode', 'vehicleType'],
  ...['bodyStyleSubtypeCode', 'suvSubtypeCode', 'vanSubtypeCode', 'sedanSubtypeCode', 'listingType', 'sellerType'],
  ...['extColorSimple', 'intColorSimple', 'driveGroup', 'transmissionCode', 'engineCode', 'engineDisplacement'],
  ...['fuelTypeGroup', 'featureCode', 'vehicleHistoryType', 'vehicleUseType', 'dealType', 'doorCode'],
  ...['maximumSeating', 'truckCabSize', 'truckBedLength', 'homeServices', 'vehicleExchange', 'experience'],
];

/** A released migration is never edited: later changes are migrations of their own. */
export const migrations: Record<string, Migration> = {
  '001-inventory': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('generations')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('startedAt', 'bigint', (column) => column.notNull())
        .addColumn('heartbeatAt', 'bigint', (column) => column.notNull())
        .addColumn('writer', 'text', (column) => column.notNull())
        .addColumn('activatedAt', 'bigint')
        .addColumn('listings', 'integer', (column) => column.notNull())
        .addColumn('owners', 'integer', (column) => column.notNull())
        .execute();

      let listings = db.schema
        .createTable('listings')
        .addColumn('pk', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('generation', 'integer', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('ownerId', 'text', (column) => column.notNull())
        .addColumn('vin', 'text')
        .addColumn('price', 'integer')
        .addColumn('year', 'integer', (column) => column.notNull())
        .addColumn('mileage', 'integer')
        .addColumn('mpg', 'integer')
        .addColumn('electricRange', 'integer')
        .addColumn('lat', 'double precision')
        .addColumn('lon', 'double precision')
        .addColumn('state', 'text')
        .addColumn('tier', 'integer', (column) => column.notNull())
        .addColumn('vehicleHighlight', 'integer', (column) => column.notNull())
        .addColumn('marketExtension', 'integer', (column) => column.notNull())
        .addColumn('showcase', 'integer', (column) => column.notNull())
        .addColumn('listedAt', 'bigint', (column) => column.notNull())
        .addColumn('relevance', 'integer', (column) => column.notNull())
        .addColumn('viewCount', 'integer', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull());
      for (const facet of facetColumns) listings = listings.addColumn(facet, 'text');
      await listings.execute();
      await db.schema.createIndex('listings_by_id').on('listings').columns(['generation', 'id']).unique().execute();
      await db.schema.createIndex('listings_by_vin').on('listings').columns(['generation', 'vin']).execute();
      await db.schema
        .createIndex('listings_by_model')
        .on('listings')
        .columns(['generation', 'modelCode', 'year'])
        .execute();

      await db.schema
        .createTable('owners')
        .addColumn('generation', 'integer', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('lat', 'double precision')
        .addColumn('lon', 'double precision')
        .addColumn('showcase', 'integer', (column) => column.notNull())
        .addColumn('privateSeller', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('owners_pk', ['generation', 'id'])
        .execute();
    },
  },
  '002-accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('subscriptions')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('requestValues', 'text')
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('subscriptions_once', ['email', 'search'])
        .execute();
      await db.schema
        .createTable('savedSearches')
        .addColumn('bookmarkId', 'text', (column) => column.primaryKey())
        .addColumn('consumerId', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('searchName', 'text', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('lastExecuted', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('saved_searches_by_consumer')
        .on('savedSearches')
        .columns(['consumerId', 'createdAt'])
        .execute();
    },
  },
  '003-changes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('changes')
        .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('generation', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .alterTable('generations')
        .addColumn('changesFrom', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '004-organic-relevance': {
    async up(db: Kysely<unknown>) {
      // Before, relevance was the paid tier in millions, and days; now it is hours (`relevanceOf`). Later writes compute it again.
      await sql`update listings set relevance = (relevance % 1000000) * 24`.execute(db);
    },
  },
  '005-accounts-apart': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable('savedSearches').execute();
      // Shoppers' subscriptions stay for the accounts service, which carries them over when it first starts.
      const { rows } = await sql`select 1 from subscriptions limit 1`.execute(db);
      if (rows.length === 0) await db.schema.dropTable('subscriptions').execute();
    },
  },
  '006-news': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('news')
        .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('price', 'integer')
        .addColumn('priceBefore', 'integer')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '007-relevance-in-points': {
    async up(db: Kysely<Database>) {
      // Before, relevance was in hours; stored values are computed again from the displayed listing.
      const owners = await db.selectFrom('owners').select(['generation', 'id', 'body']).execute();
      const ratings = new Map(owners.map(({ generation, id, body }) => [`${generation} ${id}`, ratingIn(body)]));
      for (let after = 0; ; ) {
        const rows = await db
          .selectFrom('listings')
          .select(['pk', 'generation', 'ownerId', 'body'])
          .where('pk', '>', after)
          .orderBy('pk')
          .limit(1000)
          .execute();
        for (const { pk, generation, ownerId, body } of rows) {
          const listing = listingSchema.safeParse(JSON.parse(body));
          // A listing that another program wrote sorts last, and the service still starts.
          if (!listing.success) continue;
          const rating = ratings.get(`${generation} ${ownerId}`) ?? undefined;
          const facts = rankedFactsOfSent(listing.data, { rating }, true);
          await db
            .updateTable('listings')
            .set({ relevance: relevanceOf(facts) })
            .where('pk', '=', pk)
            .execute();
        }
        const last = rows.at(-1);
        if (last === undefined) return;
        after = last.pk;
      }
    },
  },
  '008-relevance-of-places': {
    async up(db: Kysely<unknown>) {
      // A known location counts from now on; later writes compute the relevance again.
      await sql`update listings set relevance = relevance - 1500 where lat is null`.execute(db);
    },
  },
  '009-price-guides': {
    async up(db: Kysely<Database>) {
      await db.schema
        .createTable('priceGuides')
        .addColumn('generation', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('body', 'text')
        .addColumn('offers', 'integer', (column) => column.notNull())
        .addColumn('changes', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('price_guides_pk', ['generation', 'name'])
        .execute();
      await db.schema.alterTable('listings').addColumn('sellersRating', 'text').execute();
      // Until now the seller's word was the rating, and part of the order: it is the seller's from now on.
      await sql`
        update "listings" set
          "sellersRating" = case "dealType" when 'greatprice' then 'great' when 'goodprice' then 'good'
            else iif(json_extract("body", '$.pricingDetail.dealIndicator') = 'Fair', 'fair', null) end,
          "dealType" = null,
          "experience" = nullif(trim(replace(',' || coalesce("experience", '') || ',', ',best-deals,', ','), ','), ''),
          "relevance" = "relevance" - cast(round(case
            when "price" is null then 0
            when json_extract("body", '$.pricingDetail.marketPrice') > 0 then 100 * max(-25, min(25, 125.0 *
              (json_extract("body", '$.pricingDetail.marketPrice') - "price") /
              json_extract("body", '$.pricingDetail.marketPrice')))
            when "dealType" = 'greatprice' then 2000 when "dealType" = 'goodprice' then 1000 else 0 end) as integer),
          "body" = json_remove("body", '$.pricingDetail.dealIndicator', '$.pricingDetail.marketPrice')`.execute(db);
    },
  },
  '010-views': {
    async up(db: Kysely<unknown>) {
      // One row a view: the same event again is the same row.
      await sql`
        create table "views" ("day" text not null, "event" text not null, "listing" text not null,
          primary key ("day", "event")) without rowid`.execute(db);
      await db.schema.createIndex('views_by_listing').on('views').columns(['listing', 'day']).execute();
      await db.schema
        .createTable('viewFiles')
        .addColumn('file', 'text', (column) => column.primaryKey())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .execute();
      // Until now views were invented, or 0.
      await db.schema.alterTable('listings').dropColumn('viewCount').execute();
      const removed = sql`json_remove("body", '$.viewCount', '$.isHot')`;
      const urgency = (of: string) => sql`json_extract("body", ${`$.${of}.urgencyDriverType`}) = 'VIEWS'`;
      await sql`
        update "listings" set "body" = case
          when ${urgency('vehicleHighlight')} then json_remove(${removed}, '$.tier.urgencyDriverType',
            '$.vehicleHighlight.urgencyDriverType', '$.vehicleHighlight.urgencyDriverValue')
          when ${urgency('tier')} then json_remove(${removed}, '$.tier.urgencyDriverType')
          else ${removed} end`.execute(db);
    },
  },
  '011-own-promises': {
    async up(db: Kysely<unknown>) {
      // Until now all promises were generated, the same few for all dealers.
      await sql`
        update "owners" set "body" = json_remove("body", '$.dealerDiff')
        where json_extract("body", '$.dealerDiff') is not null`.execute(db);
    },
  },
  '012-bought-online-with-a-price': {
    async up(db: Kysely<unknown>) {
      const without = (name: string, list: ReturnType<typeof sql>) => sql`replace(${list}, ${`,${name},`}, ',')`;
      const listed = sql`',' || "experience" || ','`;
      // A vehicle without a price cannot be bought online (R84).
      await sql`
        update "listings" set
          "experience" = nullif(trim(${without('hyundai-buy-online', without('buy-online', listed))}, ','), ''),
          "body" = json_remove("body", '$.esntial')
        where "price" is null and "experience" like '%buy-online%'`.execute(db);
    },
  },
};
