import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { MoreFromSeller } from './more-from-seller';

/** Other vehicles of this vehicle's seller. */
export default defineFragment({
  name: 'more-from-seller',
  needs: ['vehicle', 'sellers', 'memory'],
  // Tiles show data that only the device has.
  hydrate: 'remembered',
  Component: MoreFromSeller,
  Fallback,
});
