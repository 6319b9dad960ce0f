import { followsTheStore } from './search/follows-the-store';
import { likeTheNaiveEngine } from './search/like-the-naive-engine';
import { ratedPrices } from './search/rated-prices';
import { semantics } from './search/semantics';
import type { SearchMaker } from './search/use-search';

/**
 * Declares the tests that every adapter of `ListingSearch` passes, unchanged.
 *
 * @param open opens a search over an empty store, and that store
 */
export function searchConformance(name: string, open: SearchMaker): void {
  describe(`${name} is a listing search`, () => {
    describe('semantics', () => semantics(open));
    describe('random searches', () => likeTheNaiveEngine(open));
    describe('rated prices', () => ratedPrices(open));
    describe('changes of the store', () => followsTheStore(open));
  });
}
