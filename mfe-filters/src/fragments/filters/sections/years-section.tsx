import { useDispatch } from '@forecourt/fragment-kit';
import type { SearchState } from '@forecourt/search-state';
import { type ReactNode, useState } from 'react';
import styles from '../filters.module.css';
import { chosen, type Panel } from '../model/panel';
import { yearChoices, yearError } from '../model/years';
import { RangeOnDemand } from './range-on-demand';
import { SettledSelect } from './settled-select';

type YearEnd = 'startYear' | 'endYear';

/** First and last model year. A pair the wrong way round is not searched and shows a message, as prices do (R40). */
export function YearsSection({ panel }: { panel: Panel }): ReactNode {
  const { state, years, spread, today } = panel;
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<{ end: YearEnd; of: SearchState } | null>(null);
  const types = chosen(panel, 'listingType');
  const newCarsOnly = types.length === 1 && types[0] === 'NEW';

  const choose = (end: YearEnd, value: string) => {
    const year = value === '' ? null : Number(value);
    const next: SearchState = { ...state, [end]: year ?? undefined };
    const { startYear: first, endYear: last } = next;
    const isReversed = first !== undefined && last !== undefined && first > last;
    setRefused(isReversed ? { end, of: state } : null);
    if (!isReversed) dispatch({ type: 'range', values: { [end]: year } });
  };
  const select = (end: YearEnd, label: string) => (
    <SettledSelect
      label={label}
      name={end}
      value={String(state[end] ?? '')}
      error={refused?.end === end && refused.of === state && yearError}
      onChoose={(value) => choose(end, value)}
      options={[
        { value: '', label: 'Any' },
        ...yearChoices(years, state[end], newCarsOnly, today).map((year) => ({
          value: `${year}`,
          label: `${year}`,
        })),
      ]}
    />
  );
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        {select('startYear', 'Min Year')}
        {select('endYear', 'Max Year')}
      </div>
      <RangeOnDemand of="year" spread={spread?.year} state={state} />
    </div>
  );
}
