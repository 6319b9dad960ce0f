import { defineFragment } from '@forecourt/fragment-kit';
import { SaveSearch } from './save-search';

export default defineFragment({
  name: 'save-search',
  // The title of a saved search contains the number of results.
  needs: ['listing.total', 'visitor', 'saved-search', 'bookmark'],
  // It is hidden on a device on which it was dismissed.
  hydrate: 'remembered',
  overlay: { placement: 'modal', size: 'sm' },
  Component: SaveSearch,
  // Saving is not essential.
  Fallback: () => null,
});
