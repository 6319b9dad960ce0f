import { defineFragment } from '@forecourt/fragment-kit';
import { Actions } from './actions';
import { Fallback } from './fallback';

/** The vehicle's title, price and what decides about it, and the ways to its seller. Payments are on the terms that the device remembers. */
export default defineFragment({
  name: 'vehicle-actions',
  needs: ['vehicle', 'memory'],
  Component: Actions,
  Fallback,
});
