import { useDispatch } from '@forecourt/fragment-kit';
import { checkPriceInput, type Draft, typedPrice, useDraft } from '@forecourt/search-kit';
import { formatCount, formatPrice, PriceField } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import type { Panel } from '../model/panel';
import { inChips } from '../model/sections';
import { BudgetSelect } from './budget-select';
import { InnerFold } from './inner-fold';
import { PricePicks } from './price-picks';
import { RangeOnDemand } from './range-on-demand';

type End = 'min' | 'max';

/** Renders the two price fields (R40): Enter and blur search if the pair is valid, else show a message. */
export function PriceSection({ panel }: { panel: Panel }): ReactNode {
  const { state, brand, stats, spread } = panel;
  const dispatch = useDispatch();
  const [error, setError] = useState<{ text: string; end: End } | null>(null);

  const commit = (end: End) => (text: string) => {
    const draft = end === 'min' ? min : max;
    const check = checkPriceInput({ min: min.text, max: max.text, [end]: text }, end);
    setError(check.ok ? null : { text: check.message, end });
    if (!check.ok) return draft.reset('');
    const price = check[`${end}Price`];
    draft.reset(textOf(price));
    if (price !== (state[`${end}Price`] ?? null)) dispatch({ type: 'range', values: { [`${end}Price`]: price } });
  };
  const min = useDraft(textOf(state.minPrice), commit('min'), typedPrice);
  const max = useDraft(textOf(state.maxPrice), commit('max'), typedPrice);

  const field = (end: End, label: string, draft: Draft) => (
    <PriceField
      {...draft.input}
      name={`${end}Price`}
      label={label}
      placeholder="Any"
      error={error?.end === end && error.text}
    />
  );
  const range = stats.derivedprice;
  return (
    <div className={styles.stack}>
      <RangeOnDemand of="price" spread={spread?.derivedprice} state={state} />
      <div className={styles.pair}>
        {field('min', 'Min Price', min)}
        {field('max', 'Max Price', max)}
      </div>
      {range !== null && (
        <p className={styles.note}>
          {range.min === range.max
            ? `All at ${formatPrice(range.min)}`
            : `From ${formatPrice(range.min)} to ${formatPrice(range.max)}`}
        </p>
      )}
      <InnerFold
        title={brand.flags.payments ? 'Quick picks and payments' : 'Quick picks'}
        chosen={chosenBudget(panel)}
        section={{ name: 'price-payments' }}
        panel={panel}
      >
        <div className={styles.stack}>
          <PricePicks panel={panel} />
          {brand.flags.payments && <BudgetSelect panel={panel} />}
        </div>
      </InnerFold>
    </div>
  );
}

/** The monthly payment, where the brand shows payments: it is all that is chosen there besides the price. */
const chosenBudget = ({ brand, chips }: Panel) => (brand.flags.payments ? inChips(['monthlyBudget'])({ chips }) : []);

/** Formats a price for a field, which has the `$` before it. */
function textOf(price: number | null | undefined): string {
  return price === undefined || price === null ? '' : formatCount(price);
}
