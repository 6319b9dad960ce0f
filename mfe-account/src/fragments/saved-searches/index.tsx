import { defineFragment } from '@forecourt/fragment-kit';
import { SavedSearches } from './saved-searches';

/** The searches that somebody has saved. */
export default defineFragment({
  name: 'saved-searches',
  needs: ['visitor', 'bookmarks'],
  hydrate: 'never',
  Component: SavedSearches,
  Fallback: () => <h1>Saved searches</h1>,
});
