import { useDispatch } from '@forecourt/fragment-kit';
import type { BoundParam } from '@forecourt/search-state';
import type { ReactNode } from 'react';
import { boundChoices } from '../model/bounds';
import type { Panel } from '../model/panel';
import { SettledSelect } from './settled-select';

/** Mileage, fuel economy or electric range: one bound from a list of steps. */
export function BoundSection({ title, param, panel }: { title: string; param: BoundParam; panel: Panel }): ReactNode {
  const dispatch = useDispatch();
  return (
    <SettledSelect
      label={title}
      hideLabel
      name={param}
      value={String(panel.state[param] ?? '')}
      onChoose={(value) => dispatch({ type: 'range', values: { [param]: value === '' ? null : Number(value) } })}
      options={[{ value: '', label: 'Any' }, ...boundChoices(param, panel)]}
    />
  );
}
