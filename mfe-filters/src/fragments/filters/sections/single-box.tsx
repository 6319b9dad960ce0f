import { useDispatch } from '@forecourt/fragment-kit';
import type { SearchState } from '@forecourt/search-state';
import { Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';

const on = 'include';
const off = 'off';

/** A box of a single value, which says `off` once it is unchecked (R22). */
export function SingleBox(props: {
  param: 'marketExtension' | 'vehicleExchange';
  label: string;
  state: SearchState;
}): ReactNode {
  const { param, label, state } = props;
  const dispatch = useDispatch();
  const value = state[param];
  const checked = value !== undefined && value !== off;
  return (
    <>
      {/* Of several values of one name the last counts, so an unchecked box sends this one. */}
      {value !== undefined && <input type="hidden" name={param} value={off} />}
      <Checkbox
        name={param}
        value={checked ? value : on}
        label={label}
        checked={checked}
        data-enhance=""
        onChange={() => dispatch({ type: 'set', param, value: checked ? off : on })}
      />
    </>
  );
}
