import { defineFragment } from '@forecourt/fragment-kit';
import { SubscribeBox } from './subscribe-box';

/** At the end of the results: an email address is left for the search by who has seen what there is (section 2). */
export default defineFragment({
  name: 'subscribe-box',
  needs: ['listing', 'visitor', 'saved-search'],
  hydrate: 'visible',
  Component: SubscribeBox,
  // A search can do without being subscribed to.
  Fallback: () => null,
});
