import { defineFragment } from '@forecourt/fragment-kit';
import { Facts } from './facts';
import { Fallback } from './fallback';

/** Everything known about the vehicle. */
export default defineFragment({
  name: 'vehicle-facts',
  needs: ['vehicle'],
  hydrate: 'never',
  Component: Facts,
  Fallback,
});
