import { useDispatch, useEmit, useView } from '@forecourt/fragment-kit';
import type { WalletAnswer } from './save-wallet';

/** Applies a saved budget to the page: prices, the search's highest price if it differs, and a notice. */
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
