import { defineFragment } from '@forecourt/fragment-kit';
import { SubscribeBox } from './subscribe-box';

/** At the end of the results: a form to get emails about the search (section 2). */
export default defineFragment({
  name: 'subscribe-box',
  needs: ['listing.total', 'visitor', 'saved-search'],
  // It is hidden on a device on which it was dismissed.
  hydrate: 'remembered',
  Component: SubscribeBox,
  // Subscribing is not essential.
  Fallback: () => null,
});
