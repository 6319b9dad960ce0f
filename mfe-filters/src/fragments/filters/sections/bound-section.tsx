import { useDispatch } from '@forecourt/fragment-kit';
import type { BoundParam } from '@forecourt/search-state';
import type { ReactNode } from 'react';
import styles from '../filters.module.css';
import { boundChoices } from '../model/bounds';
import type { Panel } from '../model/panel';
import { mileageSpread } from '../model/scales';
import { RangeOnDemand } from './range-on-demand';
import { SettledSelect } from './settled-select';

/** Mileage, fuel economy or electric range: one bound from a list of steps. */
export function BoundSection({ title, param, panel }: { title: string; param: BoundParam; panel: Panel }): ReactNode {
  const dispatch = useDispatch();
  return (
    <div className={styles.stack}>
      <SettledSelect
        label={title}
        hideLabel
        name={param}
        value={String(panel.state[param] ?? '')}
        onChoose={(value) => dispatch({ type: 'range', values: { [param]: value === '' ? null : Number(value) } })}
        options={[{ value: '', label: 'Any' }, ...boundChoices(param, panel)]}
      />
      {param === 'mileage' && <RangeOnDemand of="mileage" spread={mileageSpread(panel)} state={panel.state} />}
    </div>
  );
}
