import { defineFragment } from '@forecourt/fragment-kit';
import { Actions } from './actions';
import { Fallback } from './fallback';

/** The vehicle's title and price, and the ways to its seller. */
export default defineFragment({
  name: 'vehicle-actions',
  needs: ['vehicle'],
  Component: Actions,
  Fallback,
});
