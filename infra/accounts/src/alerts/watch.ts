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
import { meantBy, readSearch } from '../canonical-search';
import { foundOf, keepCheaper, keepFinds, keepGone, type Told } from '../store/finds';
import { progressOf, setProgress } from '../store/progress';
import type { Database } from '../store/schema';
import { placeOfSearch } from './place';

const progress = 'news';
const timeoutMs = 10_000;
/** Of a piece whose vehicles all have very many photographs. */
const maxBytes = 20_000_000;
/** News at once: few enough for one commit. */
const pieceSize = 500;

export interface WatchOptions {
  db: Kysely<Database>;
  marketplaceUrl: string;
  reference: Pick<ReferenceStore, 'current'>;
  logger: Logger;
  now: () => number;
  /** Told of the listings that became cheaper or went, once that is noted. */
  onNews: (listingIds: readonly string[]) => void;
}

/**
 * Reads what is new, cheaper or gone, and keeps for each saved search what it finds of that. The searches are put down in a percolator, so
 * that what many of them ask is asked once. How far the news were read is noted in the same commit: who is killed goes on there.
 */
export class Watch {
  private percolator = new Percolator();
  /** The last search that is put down, and the reference data that they were read by. */
  private known = { id: 0, reference: null as unknown };
  private isFailing = false;

  constructor(private readonly options: WatchOptions) {}

  /** How many searches wait. */
  get searches(): number {
    return this.percolator.size;
  }

  /** Reads the news to their end. @returns whether anything was found */
  async look(): Promise<boolean> {
    try {
      if (!(await this.putDown())) return false;
      let found = false;
      for (;;) {
        const piece = await this.readPiece();
        found ||= piece.found > 0;
        if (piece.read < pieceSize) break;
      }
      this.isFailing = false;
      return found;
    } catch (error) {
      if (!this.isFailing)
        this.options.logger.warn({ reason: reasonOf(error) }, 'what is new could not be read; it is tried again');
      this.isFailing = true;
      return false;
    }
  }

  /** Puts the searches down that came since, or all when codes and labels are others. @returns false until there are any */
  private async putDown(): Promise<boolean> {
    const { db, reference, logger } = this.options;
    const { current } = reference;
    if (current === null) return false;
    const isAnother = this.known.reference !== current.reference;
    if (isAnother) this.percolator = new Percolator();
    const after = isAnother ? 0 : this.known.id;
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'search', 'brand'])
      .where('id', '>', after)
      .orderBy('id')
      .execute();
    const labels = rows.length === 0 ? new Map() : labelIndexOf(current.data.facets);
    for (const { id, search, brand } of rows) {
      const state = readSearch(search, brand, current.reference);
      // The model that it is about may have left the catalogue: it finds nothing until it is back.
      if (state === null) {
        logger.info({ search: id }, 'a saved search means nothing now; it waits');
        continue;
      }
      const origin = placeOfSearch(state);
      this.percolator.add(id, toCriteria({ state: meantBy(state, brand), origin }, labels));
    }
    this.known = { id: rows.at(-1)?.id ?? this.known.id, reference: current.reference };
    return true;
  }

  private async readPiece(): Promise<{ read: number; found: number }> {
    const { db, now, onNews } = this.options;
    const after = await progressOf(db, progress);
    const answer = await this.ask(after ?? 0);
    // At the very first start nothing is news; a store that begins anew has lower numbers.
    if (after === null || answer.last < after) {
      await setProgress(db, progress, answer.last);
      return { read: 0, found: 0 };
    }
    const last = answer.news.at(-1);
    if (last === undefined) return { read: 0, found: 0 };
    const { documents, told } = tellable(answer);
    const finds = this.percolator.find(documents);
    await db.transaction().execute(async (trx) => {
      for (const news of answer.news) {
        const vehicle = answer.vehicles[news.id];
        if (news.kind === 'gone' && vehicle === undefined) await keepGone(trx, news.id, now());
        if (news.kind === 'cheaper' && vehicle !== undefined)
          await keepCheaper(trx, news.id, JSON.stringify(foundOf(news, vehicle)));
      }
      await keepFinds(trx, told, finds, now());
      await setProgress(trx, progress, last.seq);
    });
    onNews(answer.news.filter(({ kind }) => kind !== 'new').map(({ id }) => id));
    return { read: answer.news.length, found: finds.length };
  }

  private ask(after: number): Promise<NewsAnswer> {
    const url = `${this.options.marketplaceUrl}/inventory/news?after=${after}&limit=${pieceSize}`;
    return fetchJson({ url, schema: newsAnswerSchema, timeoutMs, maxBytes });
  }
}

/** What may be told of a piece of the news, and the listing of each. */
function tellable({ news, vehicles }: NewsAnswer): { documents: SearchDocument[]; told: Told[] } {
  const isNew = new Set(news.filter(({ kind }) => kind === 'new').map(({ id }) => id));
  const documents: SearchDocument[] = [];
  const told: Told[] = [];
  for (const each of news) {
    const vehicle = vehicles[each.id];
    if (each.kind === 'gone' || vehicle === undefined) continue;
    // It is told as new, at the price that it has now.
    if (each.kind === 'cheaper' && isNew.has(each.id)) continue;
    const reason = each.kind === 'new' ? 'new' : `cheaper:${each.price}`;
    documents.push(vehicle.document);
    told.push({ listingId: each.id, reason, vehicle: JSON.stringify(foundOf(each, vehicle)) });
  }
  return { documents, told };
}
