import { defineFragment } from '@forecourt/fragment-kit';
import { Facts } from './facts';
import { Fallback } from './fallback';

/** What is known of the vehicle. */
export default defineFragment({
  name: 'vehicle-facts',
  needs: ['vehicle'],
  hydrate: 'never',
  Component: Facts,
  Fallback,
});
