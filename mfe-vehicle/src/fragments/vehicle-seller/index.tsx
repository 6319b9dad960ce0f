import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from './fallback';
import { Seller } from './seller';

/** The vehicle's seller, and where they are. */
export default defineFragment({
  name: 'vehicle-seller',
  needs: ['vehicle'],
  Component: Seller,
  Fallback,
});
