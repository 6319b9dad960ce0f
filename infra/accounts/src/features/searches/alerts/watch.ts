import { transact } from '@forecourt/database';
import {
  labelIndexOf,
  type NewsAnswer,
  newsAnswerSchema,
  Percolator,
  type SearchDocument,
  toCriteria,
} from '@forecourt/matching';
import { fetchJson, reasonOf } from '@forecourt/service';
import type { ReferenceStore } from '@forecourt/site-data';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { progressOf, setProgress } from '../../../db/progress';
import type { Database } from '../../../db/schema';
import { readSearch, withBrand } from '../canonical-search';
import { foundOf, type Reportable, storeCheaper, storeFinds, storeGone } from '../finds';
import { placeOfSearch } from '../place';

const progress = 'news';
const timeoutMs = 10_000;
/** Enough for a page of news whose vehicles have very many photographs. */
const maxBytes = 20_000_000;
/** The number of news of one commit. */
const pageSize = 500;

export interface WatchOptions {
  db: Kysely<Database>;
  marketplaceUrl: string;
  reference: Pick<ReferenceStore, 'current'>;
  logger: Logger;
  now: () => number;
  /** Is called with the listings that became cheaper or are gone, once that is stored. */
  onNews: (listingIds: readonly string[]) => void;
}

/**
 * Reads which listings are new, cheaper or gone, and stores for each saved search what it finds. The searches are in a percolator, which evaluates
 * a condition once for all searches that share it. The position in the news is stored in the same commit: a restarted program continues there.
 */
export class Watch {
  private percolator = new Percolator();
  /** The last search in the percolator, and the reference data with which they were read. */
  private known = { id: 0, reference: null as unknown };
  private isFailing = false;

  constructor(private readonly options: WatchOptions) {}

  /** The number of searches in the percolator. */
  get searches(): number {
    return this.percolator.size;
  }

  /** Reads the news to their end. @returns whether searches found any */
  async look(): Promise<boolean> {
    try {
      if (!(await this.addSearches())) return false;
      let found = false;
      for (;;) {
        const page = await this.readPage();
        found ||= page.found > 0;
        if (page.read < pageSize) break;
      }
      this.isFailing = false;
      return found;
    } catch (error) {
      if (!this.isFailing)
        this.options.logger.warn(
          { reason: reasonOf(error) },
          'the news of the marketplace could not be read; it is tried again',
        );
      this.isFailing = true;
      return false;
    }
  }

  /** Adds the searches that were saved since, or all when the reference data have changed. @returns false until there are reference data */
  private async addSearches(): Promise<boolean> {
    const { db, reference, logger } = this.options;
    const { current } = reference;
    if (current === null) return false;
    const isChanged = this.known.reference !== current.reference;
    if (isChanged) this.percolator = new Percolator();
    const after = isChanged ? 0 : this.known.id;
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'search', 'brand'])
      .where('id', '>', after)
      .orderBy('id')
      .execute();
    const labels = rows.length === 0 ? new Map() : labelIndexOf(current.data.facets);
    for (const { id, search, brand } of rows) {
      const state = readSearch(search, brand, current.reference);
      // Its model may have left the catalogue: it finds nothing until the model is back.
      if (state === null) {
        logger.info(
          { search: id },
          'a saved search cannot be read with the present reference data; it is skipped until it can',
        );
        continue;
      }
      const origin = placeOfSearch(state);
      this.percolator.add(id, toCriteria({ state: withBrand(state, brand), origin }, labels));
    }
    this.known = { id: rows.at(-1)?.id ?? this.known.id, reference: current.reference };
    return true;
  }

  private async readPage(): Promise<{ read: number; found: number }> {
    const { db, now, onNews } = this.options;
    const after = await progressOf(db, progress);
    const answer = await this.fetchNews(after ?? 0);
    // At the first start nothing is news; an emptied store has lower numbers.
    if (after === null || answer.last < after) {
      await setProgress(db, progress, answer.last);
      return { read: 0, found: 0 };
    }
    const last = answer.news.at(-1);
    if (last === undefined) return { read: 0, found: 0 };
    const { documents, listings } = reportable(answer);
    const finds = this.percolator.find(documents);
    const isMine = await transact(db, async (trx) => {
      // Another process may have read these news since.
      if ((await progressOf(trx, progress)) !== after) return false;
      for (const news of answer.news) {
        const vehicle = answer.vehicles[news.id];
        if (news.kind === 'gone' && vehicle === undefined) await storeGone(trx, news.id, now());
        if (news.kind === 'cheaper' && vehicle !== undefined)
          await storeCheaper(trx, news.id, JSON.stringify(foundOf(news, vehicle)));
      }
      await storeFinds(trx, listings, finds, now());
      await setProgress(trx, progress, last.seq);
      return true;
    });
    if (!isMine) return { read: 0, found: 0 };
    onNews(answer.news.filter(({ kind }) => kind !== 'new').map(({ id }) => id));
    return { read: answer.news.length, found: finds.length };
  }

  private fetchNews(after: number): Promise<NewsAnswer> {
    const url = `${this.options.marketplaceUrl}/inventory/news?after=${after}&limit=${pageSize}`;
    return fetchJson({ url, schema: newsAnswerSchema, timeoutMs, maxBytes });
  }
}

/** Returns the listings that can be reported, each with its document for the percolator. */
function reportable({ news, vehicles }: NewsAnswer): { documents: SearchDocument[]; listings: Reportable[] } {
  const isNew = new Set(news.filter(({ kind }) => kind === 'new').map(({ id }) => id));
  const documents: SearchDocument[] = [];
  const listings: Reportable[] = [];
  for (const each of news) {
    const vehicle = vehicles[each.id];
    if (each.kind === 'gone' || vehicle === undefined) continue;
    // It is reported as new, with its present price.
    if (each.kind === 'cheaper' && isNew.has(each.id)) continue;
    const reason = each.kind === 'new' ? 'new' : `cheaper:${each.price}`;
    documents.push(vehicle.document);
    listings.push({ listingId: each.id, reason, vehicle: JSON.stringify(foundOf(each, vehicle)) });
  }
  return { documents, listings };
}
