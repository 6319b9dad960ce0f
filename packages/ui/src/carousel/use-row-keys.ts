import { type RefObject, useEffect } from 'react';

/** The target item of each key, from the present and the last index. */
const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Returns the start of each item of a row, px. */
export const startsIn = (row: HTMLElement): number[] =>
  [...row.children].map((child) => (child as HTMLElement).offsetLeft - row.offsetLeft);

/** Moves a row by arrow keys, Home and End, wherever the focus is, except in form fields and with a modifier. @param owns whether the keys are this row's */
export function useRowKeys(list: RefObject<HTMLElement | null>, owns: boolean): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const row = list.current;
      const to = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (row === null || to === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const starts = startsIn(row);
      const distances = starts.map((start) => Math.abs(start - row.scrollLeft));
      const last = starts.length - 1;
      const next = to(distances.indexOf(Math.min(...distances)), last);
      // Without animation, so that a pressed key is not delayed by it.
      row.scrollTo({ left: starts[Math.min(last, Math.max(0, next))], behavior: 'instant' });
    };
    if (!owns) return;
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [list, owns]);
}
