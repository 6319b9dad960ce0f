import { type BoundParam, type BoundRow, boundRows, type FacetParam, facetRows } from '@forecourt/search-state';

/** A parameter whose values are counted and chosen; search-state's table maps it to a fact of a listing. */
export type FacetName = FacetParam;
export const facetNames: readonly FacetName[] = facetRows.map(({ name }) => name);

export type SteppedParam = BoundParam;

/**
 * Parameters that take a bound from a list of steps; counted per step, so that steps without a result can be disabled. The listing's
 * fact is the bound at most, or at least.
 */
export const steppedParams = Object.fromEntries(
  boundRows.map(({ name, bound, steps }) => [name, { bound, steps }]),
) as Record<SteppedParam, Pick<BoundRow, 'bound' | 'steps'>>;

/** The fact that a stepped parameter bounds. */
export const steppedFacts = {
  mileage: 'mileage',
  mpgRange: 'mpg',
  electricMileRange: 'electricRange',
  monthlyBudget: 'payment',
} as const satisfies Record<SteppedParam, string>;

export const steppedNames: readonly SteppedParam[] = boundRows.map(({ name }) => name);
