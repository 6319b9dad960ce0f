import { defineFragment } from '@forecourt/fragment-kit';
import { SaveSearch } from './save-search';

export default defineFragment({
  name: 'save-search',
  // The title of a saved search contains the number of results.
  needs: ['listing', 'visitor', 'saved-search', 'bookmark'],
  hydrate: 'idle',
  overlay: { placement: 'modal', size: 'sm' },
  Component: SaveSearch,
  // Saving is not essential.
  Fallback: () => null,
});
