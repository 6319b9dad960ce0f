import { defineFragment } from '@forecourt/fragment-kit';
import { EditorialEntry } from './editorial-entry';

/** An article or expert review. */
export default defineFragment({
  name: 'editorial-entry',
  needs: ['editorial-entry'],
  hydrate: 'never',
  Component: EditorialEntry,
  Fallback: () => <h1>This article is not available right now</h1>,
});
