import { defineFragment } from '@forecourt/fragment-kit';
import { WalletOverlay } from './wallet';

/** What somebody can pay by the month; every price of the site is reckoned by it. */
export default defineFragment({
  name: 'wallet',
  needs: ['memory'],
  hydrate: 'load',
  overlay: { placement: 'modal', size: 'sm' },
  Component: WalletOverlay,
  Fallback: () => <p>Your budget cannot be shown right now. Please try again.</p>,
});
