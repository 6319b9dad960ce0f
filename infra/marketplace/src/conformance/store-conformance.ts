import { importsDuringWrites } from './store/import-during-writes';
import { indexSource } from './store/index-source';
import { inventories } from './store/inventories';
import { modelFacts } from './store/model-facts';
import { newsOfListings } from './store/news';
import { priceRatings } from './store/price-ratings';
import { singleListings } from './store/single-listings';
import { type StoreMaker, useStore } from './store/use-store';
import { viewCounts } from './store/views';

/**
 * Declares the tests that every adapter of `ListingStore` passes, unchanged.
 *
 * @param create creates a place for an empty store; called before each test
 */
export function storeConformance(name: string, create: StoreMaker): void {
  describe(`${name} is a listing store`, () => {
    const stores = useStore(create);
    describe('inventories', () => inventories(stores));
    describe('single listings', () => singleListings(stores));
    describe('a running import', () => importsDuringWrites(stores));
    describe('facts of a model', () => modelFacts(stores));
    describe('price ratings', () => priceRatings(stores));
    describe('views', () => viewCounts(stores));
    describe('news', () => newsOfListings(stores));
    describe('the log of changes', () => indexSource(stores));
  });
}
