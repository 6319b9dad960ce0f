import { importsDuringWrites } from './conformance/import-during-writes';
import { indexSource } from './conformance/index-source';
import { inventories } from './conformance/inventories';
import { modelFacts } from './conformance/model-facts';
import { singleListings } from './conformance/single-listings';
import { type StoreMaker, useStore } from './conformance/use-store';

/**
 * Declares the tests that every adapter of `ListingStore` passes, unchanged.
 *
 * @param create a place for a store that is empty; called before each test
 */
export function storeConformance(name: string, create: StoreMaker): void {
  describe(`${name} is a listing store`, () => {
    const stores = useStore(create);
    describe('inventories', () => inventories(stores));
    describe('single listings', () => singleListings(stores));
    describe('an import under way', () => importsDuringWrites(stores));
    describe('facts of a model', () => modelFacts(stores));
    describe('what an index follows', () => indexSource(stores));
  });
}
