import type { SearchRequest } from '@forecourt/matching';
import type { ReferenceData } from '@forecourt/search-state';
import type { StorageCheck, Tokens } from '@forecourt/service';
import type { Logger } from 'pino';
import type { MatchVehicle } from '../feed/vehicles';
import { ProblemError } from '../problems';
import type { PublishedFacts } from '../published/published-facts';
import { type Found, type ListingSearch, SearchUnavailable } from '../search/port';
import type { ListingStore } from '../store/port';
import type { Metrics } from './metrics';
import type { Turns } from './turns';

/** The services that the routes use. */
export interface Services {
  store: ListingStore;
  search: ListingSearch;
  /** Reference data, with places. */
  reference: ReferenceData;
  /** Figures of the EPA and NHTSA about models. */
  published: PublishedFacts;
  metrics: Metrics;
  logger: Logger;
  /** Tokens that may write to the inventory. */
  tokens: Tokens;
  /** Matches a record's words against the catalogue. */
  match: MatchVehicle;
  /** Spreads the work after a search over turns of the event loop. */
  turns: Turns;
  now: () => number;
  /** Whether writes to the inventory can be stored. */
  storage: Pick<StorageCheck, 'failure'>;
}

/** Runs a search and records its metrics. @throws ProblemError `starting` while there is no index. */
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

/** Returns the generation that searches are answered from. @throws ProblemError `starting` while there is none. */
export function generationOf({ search }: Services): number {
  if (search.index !== null) return search.index.generation;
  throw new ProblemError('starting', 'The inventory is being loaded. Try again in a moment.');
}
