import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Showcase } from './showcase';

/** One dealer's paid place above the results (section 2, "Alpha showcase"); empty when no dealer has bought it. */
export default defineFragment({
  name: 'showcase',
  needs: ['showcase'],
  hydrate: 'idle',
  Component: Showcase,
  Fallback,
});
