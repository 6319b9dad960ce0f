import { defineFragment } from '@forecourt/fragment-kit';
import { SignIn } from './sign-in';

/** Sign-up and sign-in: plain forms, which with script show errors at their fields. */
export default defineFragment({
  name: 'sign-in',
  needs: ['visitor', 'ways', 'passkeys'],
  // Only the browser knows whether it has passkeys.
  hydrate: 'idle',
  Component: SignIn,
  Fallback: () => <h1>Signing in is not available right now</h1>,
});
