import { defineFragment } from '@forecourt/fragment-kit';
import { SavedSearches } from './saved-searches';

/** The visitor's saved searches. */
export default defineFragment({
  name: 'saved-searches',
  needs: ['visitor', 'bookmarks'],
  hydrate: 'never',
  Component: SavedSearches,
  Fallback: () => <h1>Saved searches</h1>,
});
