import { defineFragment } from '@forecourt/fragment-kit';
import { SignIn } from './sign-in';

/** Where accounts are made and entered; plain forms, which with script say at their fields what is wrong. */
export default defineFragment({
  name: 'sign-in',
  needs: ['visitor', 'ways', 'passkeys'],
  hydrate: 'idle',
  Component: SignIn,
  Fallback: () => <h1>Signing in is not available right now</h1>,
});
