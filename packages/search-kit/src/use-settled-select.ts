import { type ComponentProps, useRef, useState } from 'react';
import { useShown } from './use-shown';

/** Attributes of a select that starts a search. */
export type SettledSelect = Pick<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'onKeyDown' | 'onPointerDown' | 'onBlur'
> & { 'data-enhance': '' };

/** Whether arrow keys open a select's list on this platform; elsewhere each press changes the value of the closed select. */
const arrowsOpenLists = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * Attributes for a select that searches when a value is chosen. Moving through values with the arrow keys is not a choice,
 * but Enter or leaving the select is, so that keyboard users do not start a search for each value.
 */
export function useSettledSelect(value: string, onChoose: (value: string) => void): SettledSelect {
  const [passing, setPassing] = useState<string | null>(null);
  const [shown, show] = useShown(value);
  const byKeys = useRef(false);

  const choose = (next: string) => {
    setPassing(null);
    byKeys.current = false;
    if (next !== shown) show(next, () => onChoose(next));
  };

  return {
    value: passing ?? shown,
    'data-enhance': '',
    onPointerDown() {
      byKeys.current = false;
    },
    onKeyDown(event) {
      if (event.key === 'Enter' && passing !== null) {
        event.preventDefault();
        return choose(passing);
      }
      const opens = event.altKey || event.key === 'Enter' || event.key === ' ' || arrowsOpenLists();
      byKeys.current = !opens;
    },
    onChange: ({ currentTarget }) => (byKeys.current ? setPassing(currentTarget.value) : choose(currentTarget.value)),
    onBlur() {
      if (passing !== null) choose(passing);
    },
  };
}
