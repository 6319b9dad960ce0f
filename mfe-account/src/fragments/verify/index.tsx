import { defineFragment } from '@forecourt/fragment-kit';
import { Verify } from './verify';

/** Where the link of an email leads that confirms an address. */
export default defineFragment({
  name: 'verify',
  needs: ['link'],
  hydrate: 'never',
  Component: Verify,
  Fallback: () => <h1>Confirm your email address</h1>,
});
