import { Select, type SelectProps } from '@forecourt/ui';
import { type ReactNode, useRef, useState } from 'react';

/** On these the arrow keys open the list; elsewhere they change the value of a closed select with every press. */
const arrowsOpenLists = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * A select that searches when a value is chosen. Passing values by with the arrow keys is not choosing: then Enter or leaving the
 * select is, so that a keyboard does not search for each value on the way.
 */
export function SettledSelect(
  props: Omit<SelectProps, 'value' | 'onChange' | 'onKeyDown' | 'onPointerDown' | 'onBlur'> & {
    value: string;
    onChoose(value: string): void;
  },
): ReactNode {
  const { value, onChoose, ...rest } = props;
  const [passing, setPassing] = useState<string | null>(null);
  const byKeys = useRef(false);

  const choose = (next: string) => {
    setPassing(null);
    byKeys.current = false;
    if (next !== value) onChoose(next);
  };

  return (
    <Select
      {...rest}
      value={passing ?? value}
      data-enhance=""
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && passing !== null) {
          event.preventDefault();
          return choose(passing);
        }
        const opens = event.altKey || event.key === 'Enter' || event.key === ' ' || arrowsOpenLists();
        byKeys.current = !opens;
      }}
      onChange={({ currentTarget }) => (byKeys.current ? setPassing(currentTarget.value) : choose(currentTarget.value))}
      onBlur={() => passing !== null && choose(passing)}
    />
  );
}
