import { defineFragment } from '@forecourt/fragment-kit';
import { Actions } from './actions';
import { Fallback } from './fallback';

/** What the vehicle is and costs, how to reach its seller, and the way back to the search. */
export default defineFragment({
  name: 'vehicle-actions',
  needs: ['vehicle'],
  hydrate: 'idle',
  Component: Actions,
  Fallback,
});
