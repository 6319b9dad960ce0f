import type { FacetName, SearchRequest, SteppedParam } from '@forecourt/matching';
import type { Registry } from 'prom-client';
import type { BinName } from '../listing/facets';

/*
 * What the marketplace asks of a search over listings, whichever engine answers and wherever it runs. An adapter is right when it
 * passes `searchConformance`; `NaiveSearch` is the same answers in code that is easy to believe.
 */

/** Lowest and highest, both inclusive; null where nothing matches. */
export type Extent = { min: number; max: number } | null;

/** Listings by code of a facet; codes without a listing are absent. */
export type Counts = Record<string, number>;

/**
 * What narrows results best: the information gain over them, which is how much an answer tells of which listing is sought, in bits, by how
 * much shoppers ask for it.
 */
export interface Narrowing {
  /** Single options, one a facet, the best first: whether a listing has it. */
  options: readonly { facet: FacetName; code: string; count: number; gain: number }[];
  /** Facets of one value, the best first: which value a listing has. */
  facets: readonly { facet: FacetName; gain: number }[];
}

export interface SearchResult {
  /** The page's listings in order. */
  ids: string[];
  /** Everything that matches; 0 when the request contradicts itself (R32). */
  total: number;
  /**
   * By facet. A facet's own choice is ignored, the vehicle's facets ignore what depends on them too; features narrow, so their
   * counts are those of the present results (R23). Series and models are counted for the chosen makes only, trims for the
   * chosen models only, packages with a chosen make only.
   */
  counts: Record<FacetName, Counts>;
  /** By parameter: how many listings each step would leave, with the parameter's own bound ignored. */
  steps: Record<SteppedParam, number[]>;
  /** Each ignores its own range (R23); price in whole US dollars, mileage in miles. */
  stats: { price: Extent; year: Extent; mileage: Extent };
  /** What narrows the results best. */
  narrowing: Narrowing;
  /** How prices and years are spread, by bin (`binOf`); each ignores its own range, as its statistic does. */
  bins: Record<BinName, Counts>;
}

/** A result, and the inventory that its ids belong to. */
export interface Found extends SearchResult {
  generation: number;
  /** The last entry of the store's log of changes that the index knew. */
  seq: number;
}

/** What an index is of. */
export interface IndexPosition {
  generation: number;
  /** The last entry of the store's log of changes that it knows. */
  seq: number;
  listings: number;
}

/** Searches see each commit of the store whole or not at all, and none is ever told of an earlier state than one before it. */
export interface ListingSearch {
  /** The index that answers; null before the first one is loaded. */
  readonly index: IndexPosition | null;
  /** The index would do better if its generation were loaded anew, for reasons of the engine's own. */
  readonly isReloadDue: boolean;
  /** @throws SearchUnavailable when there is no index, or when the engine fails. */
  search(request: SearchRequest): Promise<Found>;
  /**
   * Loads a generation, another one or the same anew, and answers from it once it is ready and knows all that the present index
   * knows; searches go on meanwhile.
   */
  load(generation: number): Promise<void>;
  /** Applies what was written to the index's generation up to now. @throws SearchUnavailable when there is no index */
  catchUp(): Promise<void>;
  /** Adds the engine's own figures, for its operators. */
  observe(register: Registry): void;
  close(): Promise<void>;
}

/** There is no index to answer from; the caller may try again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
