import { useDispatch } from '@forecourt/fragment-kit';
import { formatCount, formatPrice, PriceField, priceOfText } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { type PriceEnd, priceError, typedPrice } from '../model/prices';
import { type Draft, useDraft } from './use-draft';

/** The two ends of the price (R40): Enter and leaving a field search when the pair makes sense, else it says what is wrong. */
export function PriceSection({ panel }: { panel: Panel }): ReactNode {
  const { state, stats } = panel;
  const dispatch = useDispatch();
  const [error, setError] = useState<{ text: string; end: PriceEnd } | null>(null);

  const commit = (end: PriceEnd) => (text: string) => {
    const prices = { minPrice: priceOfText(min.text), maxPrice: priceOfText(max.text), [end]: priceOfText(text) };
    const wrong = priceError(prices.minPrice, prices.maxPrice);
    const draft = end === 'minPrice' ? min : max;
    setError(wrong === undefined ? null : { text: wrong, end });
    if (wrong !== undefined) return draft.reset('');
    const price = prices[end] || null;
    draft.reset(textOf(price));
    if (price !== (state[end] ?? null)) dispatch({ type: 'range', values: { [end]: price } });
  };
  const min = useDraft(textOf(state.minPrice), commit('minPrice'), typedPrice);
  const max = useDraft(textOf(state.maxPrice), commit('maxPrice'), typedPrice);

  const field = (end: PriceEnd, label: string, draft: Draft) => (
    <PriceField {...draft.input} name={end} label={label} placeholder="Any" error={error?.end === end && error.text} />
  );
  const range = stats.derivedprice;
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        {field('minPrice', 'Min Price', min)}
        {field('maxPrice', 'Max Price', max)}
      </div>
      {range !== null && (
        <p className={styles.note}>
          From {formatPrice(range.min)} to {formatPrice(range.max)}
        </p>
      )}
    </div>
  );
}

function textOf(price: number | null | undefined): string {
  return price === undefined || price === null ? '' : formatCount(price);
}
