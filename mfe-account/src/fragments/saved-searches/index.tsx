import { defineFragment } from '@forecourt/fragment-kit';
import { SavedSearches } from './saved-searches';

/** The searches that a person has saved. */
export default defineFragment({
  name: 'saved-searches',
  needs: ['visitor'],
  hydrate: 'never',
  Component: SavedSearches,
  Fallback: () => <h1>Saved searches</h1>,
});
