import type { SearchDocument } from '../listing/document';
import type { FacetName, SteppedParam } from '../listing/facets';
import type { Criteria } from './criteria';

/** Lowest and highest, both inclusive; null where nothing matches. */
export type Extent = { min: number; max: number } | null;

/** Listings by code of a facet; codes without a listing are absent. */
export type Counts = Record<string, number>;

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
}

/** What an engine does; documents come by id, a later one of the same id replaces the earlier one. */
export interface SearchEngine {
  readonly size: number;
  upsert(document: SearchDocument): void;
  /** False when there was no such listing. */
  remove(id: string): boolean;
  search(criteria: Criteria): SearchResult;
}
