import { defineFragment } from '@forecourt/fragment-kit';
import { SaveSearch } from './save-search';

export default defineFragment({
  name: 'save-search',
  // The title that a search is saved under says how many results it has.
  needs: ['listing', 'visitor', 'saved-search', 'bookmark'],
  hydrate: 'idle',
  overlay: { placement: 'modal', size: 'sm' },
  Component: SaveSearch,
  // A search can do without being saved.
  Fallback: () => null,
});
