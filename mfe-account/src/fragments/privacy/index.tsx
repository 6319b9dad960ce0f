import { defineFragment } from '@forecourt/fragment-kit';
import { Privacy } from './privacy';

/** What the site keeps of whoever looks: to see, to take along, to delete. */
export default defineFragment({
  name: 'privacy',
  needs: ['mine'],
  hydrate: 'never',
  Component: Privacy,
  Fallback: () => <h1>Your data</h1>,
});
