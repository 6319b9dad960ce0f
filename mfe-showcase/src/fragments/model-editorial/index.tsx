import { defineFragment } from '@forecourt/fragment-kit';
import { ModelEditorial } from './model-editorial';

/** Expert reviews and articles about the search's model, or the summary of its make, below its results (section 2, R86). */
export default defineFragment({
  name: 'model-editorial',
  needs: ['model-editorial', 'listing.filters', 'listing.total'],
  hydrate: 'never',
  Component: ModelEditorial,
  Fallback: () => null,
});
