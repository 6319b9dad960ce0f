import { defineFragment } from '@forecourt/fragment-kit';
import { SignIn } from './sign-in';

/** Stands where accounts will be made and entered. */
export default defineFragment({
  name: 'sign-in',
  needs: [],
  hydrate: 'never',
  Component: SignIn,
  Fallback: () => <h1>Accounts open soon</h1>,
});
