import { defineFragment } from '@forecourt/fragment-kit';
import { PopularSearches } from './popular-searches';

/** At the end of the results page: where others look, for people and for search engines (section 7, crawl paths; R16). */
export default defineFragment({
  name: 'popular-searches',
  needs: ['listing', 'year-links', 'trim-links', 'new-trim-links'],
  hydrate: 'visible',
  Component: PopularSearches,
  // A shopper misses nothing without it, and nobody knows whether it has anything to say.
  Fallback: () => null,
});
