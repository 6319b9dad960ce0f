import { defineFragment } from '@forecourt/fragment-kit';
import { AccountMenu } from './account-menu';

/** The header's sign-in link; for signed-in people the menu of their pages, with sign-out. */
export default defineFragment({
  name: 'account-menu',
  needs: ['visitor'],
  Component: AccountMenu,
  Fallback: () => <a href="/account/saved-searches">Account</a>,
});
