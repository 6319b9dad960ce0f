import { defineFragment } from '@forecourt/fragment-kit';
import { WalletCard } from './wallet-card';

/** The budget among the results (R52). */
export default defineFragment({
  name: 'wallet-card',
  needs: ['memory'],
  // It follows the budget, which other fragments change.
  hydrate: 'touched',
  Component: WalletCard,
  // It is not essential.
  Fallback: () => null,
});
