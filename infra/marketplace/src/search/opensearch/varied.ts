/** The first results of the relevance order are of several sellers (R37). */
import type { Criteria } from '@forecourt/matching';
import { firstResults } from '../relevance-order';

/** A result, in the order regardless of its seller. */
export interface Hit {
  id: string;
  owner: string;
}

/** Results that are read at least: mostly enough to find those of the first page. */
const LEAST = 60;

/** Returns the window of results from which a page is composed: the first results are moved up from among all. */
export const beginOf = ({ first, count }: Pick<Criteria, 'first' | 'count'>) => ({
  from: 0,
  size: Math.max(first + count, LEAST),
});

/** Sellers with as many of the first results as one may have. */
export function saturatedBy(first: readonly Hit[]): string[] {
  const owners = first.map(({ owner }) => owner);
  return [...new Set(owners)].filter(
    (owner) => owners.filter((each) => each === owner).length >= firstResults.ofOneSeller,
  );
}

/** Returns the first results: the best ones, at most some of each seller. @param hits best first; a listing may come twice */
export function firstOf(hits: readonly Hit[]): Hit[] {
  const { count, ofOneSeller } = firstResults;
  const first: Hit[] = [];
  for (const hit of hits) {
    if (first.length === count) break;
    if (first.some(({ id }) => id === hit.id)) continue;
    if (first.filter(({ owner }) => owner === hit.owner).length < ofOneSeller) first.push(hit);
  }
  return first;
}

/** Whether more hits could change the first results. */
export const isUndecided = (first: readonly Hit[], hasMore: boolean) => hasMore && first.length < firstResults.count;

/** Returns the ids in the order of the pages. */
export function inPages(first: readonly Hit[], hits: readonly Hit[]): string[] {
  const early = new Set(first.map(({ id }) => id));
  return [...early, ...hits.map(({ id }) => id).filter((id) => !early.has(id))];
}
