import { defineFragment } from '@forecourt/fragment-kit';
import { Verify } from './verify';

/** Where the link of a letter leads that confirms an address. */
export default defineFragment({
  name: 'verify',
  needs: [],
  hydrate: 'never',
  Component: Verify,
  Fallback: () => <h1>Confirm your email address</h1>,
});
