import { defineFragment } from '@forecourt/fragment-kit';
import { ModelReviews } from './model-reviews';

/** Reviews of a model year by people (R90): a tab of `model-reference`, or a page of all of them. */
export default defineFragment({
  name: 'model-reviews',
  needs: ['model-trims', 'model-reviews'],
  // Text, and forms that need no script.
  hydrate: 'never',
  Component: ModelReviews,
  // Shoppers can do without it.
  Fallback: () => null,
});
