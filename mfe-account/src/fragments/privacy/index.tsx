import { defineFragment } from '@forecourt/fragment-kit';
import { Privacy } from './privacy';

/** What the site keeps of whoever looks. */
export default defineFragment({
  name: 'privacy',
  needs: ['visitor'],
  hydrate: 'never',
  Component: Privacy,
  Fallback: () => <h1>Your data</h1>,
});
