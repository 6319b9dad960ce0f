import { defineFragment } from '@forecourt/fragment-kit';
import { ModelReference } from './model-reference';

/** Prices, questions, crash tests, reviews and trims of the search's model, below its results; the target of the jump link (section 2). */
export default defineFragment({
  name: 'model-reference',
  needs: ['listing', 'model-trims', 'model-facts', 'model-reviews'],
  slots: ['model-years', 'model-answers', 'model-safety', 'model-reviews'],
  Component: ModelReference,
  // Shoppers can do without it, and without data it is unknown whether the search is for one model.
  Fallback: () => null,
});
