import { defineFragment } from '@forecourt/fragment-kit';
import { VehiclesForSale } from './vehicles-for-sale';

/** The first vehicles of the page's search, on pages that are about more than the search. */
export default defineFragment({
  name: 'vehicles-for-sale',
  needs: ['listing', 'memory'],
  // Payments are on the terms that the device remembers.
  hydrate: 'remembered',
  Component: VehiclesForSale,
  // Shoppers can do without it, and without data it is unknown whether it has content.
  Fallback: () => null,
});
