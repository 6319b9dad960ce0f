import type { Criteria, Vector } from '@forecourt/matching';
import type { Query } from './filters';
import { distanceScript, relevanceScript, vectorParams } from './scripts';

const facts = {
  derivedpriceASC: ['price', 'asc'],
  derivedpriceDESC: ['price', 'desc'],
  datelistedASC: ['listedAt', 'asc'],
  datelistedDESC: ['listedAt', 'desc'],
  mileageASC: ['mileage', 'asc'],
  mileageDESC: ['mileage', 'desc'],
  yearASC: ['year', 'asc'],
  yearDESC: ['year', 'desc'],
} as const;

/** Returns the order of a search's results: unknown facts come last in either direction, and ties are in the order of the ids. */
export function orderOf(criteria: Criteria): Query[] {
  return [keyOf(criteria), { id: 'asc' }];
}

function keyOf({ sort, origin, firstListingType }: Criteria): Query {
  if (sort === 'distanceASC') return lowest(distanceScript, pointOf(origin!));
  if (sort !== 'relevance') {
    const [field, order] = facts[sort];
    return { [field]: { order, missing: '_last' } };
  }
  if (origin === null && firstListingType === null) return { relevance: 'desc' };
  return lowest(relevanceScript(origin !== null, firstListingType !== null), {
    ...(origin !== null && pointOf(origin)),
    ...(firstListingType !== null && { first: firstListingType }),
  });
}

const pointOf = (origin: Vector) => vectorParams(origin);

const lowest = (source: string, params: Query): Query => ({
  _script: { type: 'number', order: 'asc', script: { lang: 'painless', source, params } },
});
