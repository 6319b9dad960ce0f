import { defineFragment } from '@forecourt/fragment-kit';
import { ModelReference } from './model-reference';

/** Prices, questions and trims of the model that is searched for, below its results; the jump link leads here (section 2). */
export default defineFragment({
  name: 'model-reference',
  needs: ['listing', 'model-trims'],
  hydrate: 'visible',
  Component: ModelReference,
  // A shopper misses nothing without it, and nobody knows whether the search is for one model.
  Fallback: () => null,
});
