import { defineFragment } from '@forecourt/fragment-kit';
import { SignIn } from './sign-in';

/** Where accounts are made and entered; plain forms. */
export default defineFragment({
  name: 'sign-in',
  needs: ['visitor'],
  hydrate: 'never',
  Component: SignIn,
  Fallback: () => <h1>Signing in is not available right now</h1>,
});
