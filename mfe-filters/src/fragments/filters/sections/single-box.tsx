import { useDispatch } from '@forecourt/fragment-kit';
import { off, useShown } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import { Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { isOn, type SingleOption } from '../model/singles';

/** Renders a single-value checkbox, which sends `off` once it is unchecked (R22). */
export function SingleBox(props: {
  param: 'marketExtension' | 'vehicleExchange';
  option: SingleOption;
  state: SearchState;
}): ReactNode {
  const { param, option, state } = props;
  const dispatch = useDispatch();
  const value = state[param];
  const [checked, choose] = useShown(isOn(value));
  return (
    <>
      {/* Of several values of one name the last counts, so an unchecked box sends this one. */}
      {value !== undefined && <input type="hidden" name={param} value={off} />}
      <Checkbox
        name={param}
        value={isOn(value) ? value : option.value}
        label={option.label}
        count={option.count}
        checked={checked}
        disabled={option.count === 0 && !checked}
        onChange={({ currentTarget }) => {
          const on = currentTarget.checked;
          choose(on, () => dispatch({ type: 'set', param, value: on ? option.value : off }));
        }}
      />
    </>
  );
}
