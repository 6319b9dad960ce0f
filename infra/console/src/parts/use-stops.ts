import { type KeyboardEvent, useState } from 'react';

/** Props that make a control one of several stops. */
export interface Stop {
  tabIndex: number;
  onFocus: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes several controls one tab stop: the left and right arrow keys move among them.
 * @returns the props of each control by its number, and the handler of keys for what contains them
 */
export function useStops(): {
  stopAt: (index: number) => Stop;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [present, setPresent] = useState(0);
  return {
    stopAt: (index) => ({ tabIndex: index === present ? 0 : -1, onFocus: () => setPresent(index) }),
    onKeyDown(event) {
      const step = steps[event.key];
      if (step === undefined) return;
      // The keys would choose an option of a list.
      event.preventDefault();
      const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select, a')];
      controls.at((present + step) % controls.length)?.focus();
    },
  };
}
