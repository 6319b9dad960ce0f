import type { SearchRequest } from '@forecourt/matching';
import type { ReferenceData } from '@forecourt/search-state';
import type { StorageCheck, Tokens } from '@forecourt/service';
import type { Logger } from 'pino';
import type { MatchVehicle } from '../feed/vehicles';
import { ProblemError } from '../problems';
import { type Found, type ListingSearch, SearchUnavailable } from '../search/port';
import type { ListingStore } from '../store/port';
import type { Metrics } from './metrics';
import type { Turns } from './turns';

/** What the routes are made of. */
export interface Services {
  store: ListingStore;
  search: ListingSearch;
  /** With places. */
  reference: ReferenceData;
  metrics: Metrics;
  logger: Logger;
  /** Who may write to the inventory. */
  tokens: Tokens;
  /** Matches a record's words against the catalogue. */
  match: MatchVehicle;
  /** Between the search and what is made of it. */
  turns: Turns;
  now: () => number;
  /** Whether what is written to the inventory can be stored. */
  storage: Pick<StorageCheck, 'failure'>;
}

/** Searches and measures it. @throws ProblemError `starting` while there is no index. */
export async function find({ search, metrics, turns }: Services, request: SearchRequest): Promise<Found> {
  try {
    const found = await metrics.timed(() => search.search(request));
    await turns.next();
    return found;
  } catch (error) {
    if (error instanceof SearchUnavailable) throw new ProblemError('starting', error.message);
    throw error;
  }
}

/** The inventory that answers now. @throws ProblemError `starting` while there is none. */
export function generationOf({ search }: Services): number {
  if (search.index !== null) return search.index.generation;
  throw new ProblemError('starting', 'The inventory is being loaded. Try again in a moment.');
}
