import { defineFragment } from '@forecourt/fragment-kit';
import { WalletOverlay } from './wallet';

/** The monthly budget, by which payments on the site are calculated. */
export default defineFragment({
  name: 'wallet',
  needs: ['memory'],
  overlay: { placement: 'modal', size: 'sm' },
  Component: WalletOverlay,
  Fallback: () => <p>Your budget cannot be shown right now. Please try again.</p>,
});
