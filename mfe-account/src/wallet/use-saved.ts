import { useDispatch, useEmit, useView } from '@forecourt/fragment-kit';
import type { WalletAnswer } from './save-wallet';

/** What a saved budget does to the page: every price follows, the search's highest one where it is another, and a notice says so. */
export function useSaved(): (answer: WalletAnswer) => void {
  const emit = useEmit();
  const dispatch = useDispatch();
  const { state } = useView();
  return ({ wallet, message, maxPrice }) => {
    emit({ type: 'wallet-changed', detail: { wallet, message } });
    if (maxPrice === null) return;
    const { minPrice } = state;
    dispatch({
      type: 'range',
      values: { maxPrice, ...(minPrice !== undefined && minPrice >= maxPrice && { minPrice: null }) },
    });
  };
}
