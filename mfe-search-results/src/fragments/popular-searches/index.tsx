import { defineFragment } from '@forecourt/fragment-kit';
import { PopularSearches } from './popular-searches';

/** Links to popular searches at the end of the results page, for shoppers and for search engines (section 7, crawl paths; R16). */
export default defineFragment({
  name: 'popular-searches',
  needs: ['listing', 'year-links', 'trim-links', 'new-trim-links'],
  Component: PopularSearches,
  // Shoppers can do without it, and without data it is unknown whether it has content.
  Fallback: () => null,
});
