import { defineFragment } from '@forecourt/fragment-kit';
import { AccountMenu } from './account-menu';

/** The header's way to sign in; for who has, to what is theirs, and out. */
export default defineFragment({
  name: 'account-menu',
  needs: ['visitor'],
  hydrate: 'interaction',
  Component: AccountMenu,
  Fallback: () => <a href="/account/saved-searches">Account</a>,
});
