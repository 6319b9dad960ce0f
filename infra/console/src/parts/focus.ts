import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a control after the next change: a control that moves or goes would lose it.
 * @returns sets the control by its name; without one, the heading of the layout gets the focus
 */
export function useFocus(): (control: string | undefined) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const name = wanted.current;
    wanted.current = null;
    if (name !== null) document.querySelector<HTMLElement>(name)?.focus();
  });
  return (control) => {
    wanted.current = control === undefined ? '#layout-title' : `[aria-label="${CSS.escape(control)}"]`;
  };
}
