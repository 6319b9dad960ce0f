import { defineFragment } from '@forecourt/fragment-kit';
import { ModelTrimsTable } from './model-trims';

/** The trims of a model in a year side by side, on a page of their own. */
export default defineFragment({
  name: 'model-trims',
  needs: ['model-trims'],
  // A table and links only.
  hydrate: 'never',
  Component: ModelTrimsTable,
  Fallback: () => <p>Trims of this model are not available right now.</p>,
});
