import { facetNames, type SearchDocument, toVector } from '@forecourt/matching';
import { maxFirstRecord } from '@forecourt/search-state';

/**
 * Number of the form in which listings are stored in an index. Raise it with every change of the mapping or of `toSource`: an index of an
 * older form is then built again, and an older program refuses the new one.
 */
export const FORMAT = 1;

/** Maximum of listings of a page; callers of the port request fewer. */
const MOST_RECORDS = 1_000;

/** The last record that a page may have: the window of the index. */
export const lastRecord = maxFirstRecord + MOST_RECORDS;

/** Metadata of an index, in its mapping. */
export interface IndexMeta {
  format: number;
  generation: number;
  /** The generation's mark in its store. */
  mark: string;
}

const keyword = { type: 'keyword' };
/** A field for filters only: it is neither counted nor sorted by. */
const tested = { type: 'keyword', doc_values: false };
const whole = { type: 'integer' };
const large = { type: 'long' };
const flag = { type: 'boolean' };
/** A part of the point on the unit sphere, in single precision as engines in memory have it; read by scripts. */
const part = { type: 'float', index: false };

/** Returns the body that creates an index, with an alias of its own for writes. */
export function indexBody(meta: IndexMeta, writeAlias: string) {
  return {
    settings: {
      index: {
        // With one shard, a search sees one state of the index.
        number_of_shards: 1,
        // A commit becomes visible as a whole: only a complete write refreshes.
        refresh_interval: '-1',
        max_result_window: lastRecord,
      },
    },
    aliases: { [writeAlias]: {} },
    mappings: {
      dynamic: 'strict',
      _meta: meta,
      // Listings are stored elsewhere; a search returns ids.
      _source: { enabled: false },
      properties: {
        kind: keyword,
        id: keyword,
        ...{ ownerId: keyword, state: tested, words: tested },
        ...{ price: whole, year: whole, mileage: whole, mpg: whole, electricRange: whole, payment: whole, tier: whole },
        ...{ listedAt: large, relevance: large },
        ...{ vehicleHighlight: flag, marketExtension: flag, showcase: flag },
        ...{ place: { type: 'geo_point' }, x: part, y: part, z: part },
        codes: { dynamic: 'strict', properties: Object.fromEntries(facetNames.map((name) => [name, keyword])) },
        // Fields of the two documents with the index's position in the log.
        ...{ seq: large, generation: large, markedSeq: large, mark: { type: 'keyword', index: false } },
      },
    },
  };
}

/** Returns a listing as it is indexed; what is unknown is left out. */
export function toSource({ lat, lon, codes, ...facts }: SearchDocument) {
  const isPlaced = lat !== null && lon !== null;
  const [x, y, z] = isPlaced ? toVector(lat, lon) : [];
  return {
    kind: 'listing',
    ...facts,
    ...(isPlaced && { place: { lat, lon }, x, y, z }),
    codes: Object.fromEntries(Object.entries(codes).filter(([, own]) => own.length > 0)),
  };
}

/** Returns the document of a removed listing. OpenSearch forgets deletions, so that without it an older write could bring the listing back. */
export const goneSource = (id: string) => ({ kind: 'gone', id });
