import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Seller } from './seller';

/** Who sells the vehicle, and where. */
export default defineFragment({
  name: 'vehicle-seller',
  needs: ['vehicle'],
  hydrate: 'visible',
  Component: Seller,
  Fallback,
});
