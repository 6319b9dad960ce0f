import type { FacetName, SearchRequest, SteppedParam } from '@forecourt/matching';
import type { Registry } from 'prom-client';
import type { BinName } from '../listing/facets';

/*
 * The interface of a search over listings, independent of the engine and of the thread or process that it runs in. An adapter is
 * correct if it passes `searchConformance`; `NaiveSearch` gives the same answers with simple code.
 */

/** Lowest and highest value, both inclusive; null if nothing matches. */
export type Extent = { min: number; max: number } | null;

/** Numbers of listings by code of a facet; codes without a listing are absent. */
export type Counts = Record<string, number>;

/**
 * What narrows results best, by information gain: how much a choice tells about which listing the shopper is looking for, in
 * bits, weighted by how often shoppers make it.
 */
export interface Narrowing {
  /** Single options, at most one of each facet, best first; the choice is whether a listing has it. */
  options: readonly { facet: FacetName; code: string; count: number; gain: number }[];
  /** Single-valued facets, best first; the choice is which value a listing has. */
  facets: readonly { facet: FacetName; gain: number }[];
}

export interface SearchResult {
  /** The page's listings in order. */
  ids: string[];
  /** Number of all matching listings; 0 if the request contradicts itself (R32). */
  total: number;
  /**
   * Counts by facet. A facet's own choice is ignored, and the vehicle's facets also ignore the choices below them; features
   * narrow, so their counts are those of the present results (R23). Series and models are counted for the chosen makes only,
   * trims for the chosen models only, packages only if a make is chosen.
   */
  counts: Record<FacetName, Counts>;
  /** By parameter: how many listings each step would leave, with the parameter's own bound ignored. */
  steps: Record<SteppedParam, number[]>;
  /** Each ignores its own range (R23); price in whole US dollars, mileage in miles. */
  stats: { price: Extent; year: Extent; mileage: Extent };
  /** The options and facets that narrow the results best. */
  narrowing: Narrowing;
  /** Distribution of prices and years, by bin (`binOf`); each ignores its own range, as its statistic does. */
  bins: Record<BinName, Counts>;
}

/** A result, and the inventory that its ids belong to. */
export interface Found extends SearchResult {
  generation: number;
  /** The last entry of the store's change log that the index had applied. */
  seq: number;
}

/** The state of the store that an index represents. */
export interface IndexPosition {
  generation: number;
  /** The last entry of the store's change log that it has applied. */
  seq: number;
  listings: number;
}

/**
 * A search over the listings of a store. A search sees each commit whole or not at all, and never an earlier state than a search
 * before it.
 */
export interface ListingSearch {
  /** The position of the index that answers; null before the first one is loaded. */
  readonly index: IndexPosition | null;
  /** Whether the index would work better if its generation were loaded again, for reasons of the engine's own. */
  readonly isReloadDue: boolean;
  /** Returns why searches cannot be answered at present, for operators; null if they can, or as soon as an index is loaded. */
  failure(): Promise<string | null>;
  /** Runs a search. @throws SearchUnavailable if there is no index, or if the engine fails. */
  search(request: SearchRequest): Promise<Found>;
  /**
   * Loads a generation, another one or the same one again, and answers from it once it is ready and has applied all that the
   * present index has; searches continue meanwhile.
   */
  load(generation: number): Promise<void>;
  /** Applies all writes to the index's generation so far. @throws SearchUnavailable if there is no index */
  catchUp(): Promise<void>;
  /** Registers the engine's own metrics, for its operators. */
  observe(register: Registry): void;
  close(): Promise<void>;
}

/** Thrown if there is no index to answer from; the caller may retry. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
