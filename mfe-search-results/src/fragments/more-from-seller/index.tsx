import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { MoreFromSeller } from './more-from-seller';

/** Other vehicles of who sells this one. */
export default defineFragment({
  name: 'more-from-seller',
  needs: ['vehicle', 'sellers', 'memory'],
  hydrate: 'visible',
  Component: MoreFromSeller,
  Fallback,
});
