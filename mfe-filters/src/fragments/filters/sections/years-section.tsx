import { useDispatch } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import { chosen, type Panel } from '../model/panel';
import { yearChoices } from '../model/years';
import { SettledSelect } from './settled-select';

type YearEnd = 'startYear' | 'endYear';

/** First and last model year. An end that would cross the other takes it along. */
export function YearsSection({ panel }: { panel: Panel }): ReactNode {
  const { state, stats, today } = panel;
  const dispatch = useDispatch();
  const types = chosen(panel, 'listingType');
  const newCarsOnly = types.length === 1 && types[0] === 'NEW';

  const choose = (end: YearEnd, value: string) => {
    const year = value === '' ? null : Number(value);
    const ends = { startYear: state.startYear ?? null, endYear: state.endYear ?? null, [end]: year };
    const crossed = ends.startYear !== null && ends.endYear !== null && ends.startYear > ends.endYear;
    dispatch({ type: 'range', values: crossed ? { startYear: year, endYear: year } : { [end]: year } });
  };
  const select = (end: YearEnd, label: string) => (
    <SettledSelect
      label={label}
      name={end}
      value={String(state[end] ?? '')}
      onChoose={(value) => choose(end, value)}
      options={[
        { value: '', label: 'Any' },
        ...yearChoices(stats.year, state[end], newCarsOnly, today).map((year) => ({
          value: `${year}`,
          label: `${year}`,
        })),
      ]}
    />
  );
  return (
    <div className={styles.pair}>
      {select('startYear', 'Min Year')}
      {select('endYear', 'Max Year')}
    </div>
  );
}
