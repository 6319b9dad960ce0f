import { defineFragment } from '@forecourt/fragment-kit';
import { Beyond } from './beyond';
import { beyondModel } from './beyond-model';

/** Listings farther away and close matches, below a search with few results (sections 2 and 4, R51). */
export default defineFragment({
  name: 'beyond',
  needs: ['listing', 'supplemental', 'alike', 'memory'],
  // Tiles show data that only the device has.
  hydrate: 'remembered',
  model: beyondModel,
  Component: Beyond,
  // Shoppers can do without it, and without data it is unknown whether it has content.
  Fallback: () => null,
});
