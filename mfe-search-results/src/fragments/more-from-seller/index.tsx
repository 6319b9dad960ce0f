import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { MoreFromSeller } from './more-from-seller';

/** Other vehicles of this vehicle's seller. */
export default defineFragment({
  name: 'more-from-seller',
  needs: ['vehicle', 'sellers', 'memory'],
  // Payments are on the terms that the device remembers.
  hydrate: 'remembered',
  Component: MoreFromSeller,
  Fallback,
});
