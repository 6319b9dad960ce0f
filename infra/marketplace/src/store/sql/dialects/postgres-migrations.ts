import { engineOf } from '@forecourt/database';
import { facetNames } from '@forecourt/matching';
import { type ColumnDataType, type Kysely, type Migration, sql } from 'kysely';

/** Compared by bytes, as SQLite compares texts, whatever the database's own order is. */
const text = sql`text collate "C"`;
type Column = [type: ColumnDataType | typeof text, names: string];

/** Creates a table; columns whose names end in `?` may be null. */
async function create(db: Kysely<unknown>, table: string, numbered: string | null, columns: readonly Column[]) {
  let made = db.schema.createTable(table);
  if (numbered !== null) made = made.addColumn(numbered, 'bigint', engineOf(db).numbered);
  for (const [type, names] of columns)
    for (const name of names.split(' '))
      made = name.endsWith('?')
        ? made.addColumn(name.slice(0, -1), type)
        : made.addColumn(name, type, (column) => column.notNull());
  await made.execute();
}

const key = (db: Kysely<unknown>, table: string, name: string, columns: string[]) =>
  db.schema.alterTable(table).addPrimaryKeyConstraint(name, columns).execute();

/**
 * The tables of `schema.ts` as SQLite's first twelve steps leave them. A released migration is never edited: a later change is a step of its
 * own, of the same name for both engines.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '012-inventory': {
    async up(db: Kysely<unknown>) {
      await create(db, 'generations', 'id', [
        [text, 'state source writer'],
        ['bigint', 'startedAt heartbeatAt activatedAt?'],
        ['integer', 'listings owners'],
      ]);
      await db.schema
        .alterTable('generations')
        .addColumn('changesFrom', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await create(db, 'listings', 'pk', [
        ['bigint', 'generation listedAt'],
        [text, 'id ownerId vin? state? sellersRating? words body'],
        [
          'integer',
          'price? year mileage? mpg? electricRange? tier vehicleHighlight marketExtension showcase relevance',
        ],
        ['double precision', 'lat? lon?'],
        [text, facetNames.map((name) => `${name}?`).join(' ')],
      ]);
      const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('listings').columns(columns);
      await index('listings_by_id', ['generation', 'id']).unique().execute();
      await index('listings_by_vin', ['generation', 'vin']).execute();
      await index('listings_by_model', ['generation', 'modelCode', 'year']).execute();
      await create(db, 'owners', null, [
        ['bigint', 'generation'],
        [text, 'id body'],
        ['double precision', 'lat? lon?'],
        ['integer', 'showcase privateSeller'],
      ]);
      await key(db, 'owners', 'owners_pk', ['generation', 'id']);
      await create(db, 'changes', null, [
        ['bigint', 'seq generation at'],
        [text, 'kind id'],
      ]);
      await key(db, 'changes', 'changes_pk', ['seq']);
      await create(db, 'news', 'seq', [
        [text, 'id kind'],
        ['integer', 'price? priceBefore?'],
        ['bigint', 'at'],
      ]);
      await create(db, 'priceGuides', null, [
        ['bigint', 'generation'],
        [text, 'name body?'],
        ['integer', 'offers changes'],
      ]);
      await key(db, 'priceGuides', 'price_guides_pk', ['generation', 'name']);
      await create(db, 'views', null, [[text, 'day event listing']]);
      await key(db, 'views', 'views_pk', ['day', 'event']);
      await db.schema.createIndex('views_by_listing').on('views').columns(['listing', 'day']).execute();
      await create(db, 'viewFiles', null, [
        [text, 'file day'],
        ['bigint', 'bytes'],
      ]);
      await key(db, 'viewFiles', 'view_files_pk', ['file']);
    },
  },
};
