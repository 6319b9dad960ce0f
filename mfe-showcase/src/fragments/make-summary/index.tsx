import { defineFragment } from '@forecourt/fragment-kit';
import { MakeSummary } from './make-summary';

/** What there is of a make, in words, below the results of a search for one make (section 3, `makeSummaryData`). */
export default defineFragment({
  name: 'make-summary',
  needs: ['listing.filters', 'listing.total'],
  hydrate: 'never',
  Component: MakeSummary,
  Fallback: () => null,
});
