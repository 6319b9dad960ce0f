import { defineFragment } from '@forecourt/fragment-kit';
import { Verify } from './verify';

/** The target of an email's link to confirm an address. */
export default defineFragment({
  name: 'verify',
  needs: ['link'],
  hydrate: 'never',
  Component: Verify,
  Fallback: () => <h1>Confirm your email address</h1>,
});
