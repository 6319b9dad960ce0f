import { defineFragment } from '@forecourt/fragment-kit';
import { ModelSafety } from './safety';

/** Crash tests of the search's model (section 2, model reference tabs): a tab of `model-reference`, or a part of a page. */
export default defineFragment({
  name: 'model-safety',
  needs: ['model-trims', 'model-facts'],
  // A table only.
  hydrate: 'never',
  Component: ModelSafety,
  // Shoppers can do without it.
  Fallback: () => null,
});
