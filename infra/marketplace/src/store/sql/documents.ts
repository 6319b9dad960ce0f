import { anyOf } from '@forecourt/database';
import { facetNames, type SearchDocument } from '@forecourt/matching';
import { type Kysely, sql } from 'kysely';
import { withDeal } from '../../listing/appraised';
import { groupOf } from '../../pricing/offer';
import type { ChangedListings } from '../port';
import { readLog } from './change-log';
import { dialectOf } from './dialects/dialects';
import { atOneMoment } from './moment';
import { type GuideBook, offerFactsOfDocument, readGuides } from './price-guides';
import { type DocumentCells, factColumns, fromDocumentCells } from './rows';
import type { Database } from './schema';

const CHUNK = 4_000;

/** Reads every listing of a generation as search documents, in chunks, by ascending id. */
export async function* readDocuments(db: Kysely<Database>, generation: number): AsyncGenerator<SearchDocument[]> {
  const guides = await readGuides(db, generation);
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('listings')
      .select(['id', documentCells(db).as('cells')])
      .where('generation', '=', generation)
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    if (rows.length > 0) yield rows.map((row) => rated(toSearchDocument(row), guides));
    if (rows.length < CHUNK) return;
    last = rows[rows.length - 1]!.id;
  }
}

/** Returns the writes after an entry of the log; null if the log does not go back that far. Log and listings are read at one moment. */
export function readChanges(
  db: Kysely<Database>,
  generation: number,
  after: number,
  limit: number,
): Promise<ChangedListings | null> {
  return atOneMoment(db, async (moment) => {
    const piece = await readLog(moment, generation, after, limit);
    if (piece === null) return null;
    const { ids, ...position } = piece;
    const documents = ids.length === 0 ? new Map() : await readDocumentsOf(moment, generation, ids);
    return { ...position, listings: new Map(ids.map((id) => [id, documents.get(id) ?? null])) };
  });
}

/** Reads some listings of a generation as search documents; unknown ids are absent. */
export async function readDocumentsOf(
  db: Kysely<Database>,
  generation: number,
  ids: readonly string[],
): Promise<Map<string, SearchDocument>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', documentCells(db).as('cells')])
    .where('generation', '=', generation)
    .where('id', 'in', anyOf(db, 'text', ids))
    .execute();
  const documents = rows.map(toSearchDocument);
  const guides = await readGuides(db, generation, documents.map(offerFactsOfDocument).map(groupOf));
  return new Map(documents.map((document) => [document.id, rated(document, guides)]));
}

function rated(document: SearchDocument, guides: GuideBook): SearchDocument {
  return withDeal(document, guides.appraise(offerFactsOfDocument(document)));
}

/** One JSON text per row: a driver that creates every cell separately takes five times as long. */
const documentCells = (db: Kysely<Database>) => dialectOf(db).array(columns([...factColumns, ...facetNames]));

function columns(names: readonly string[]) {
  return names.map((name) => sql.ref(name));
}

function toSearchDocument({ cells }: { cells: string }): SearchDocument {
  return fromDocumentCells(JSON.parse(cells) as DocumentCells);
}
