import type { Placed } from '@forecourt/contracts';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useEmit } from '../hooks';
import { isPlainClick } from '../plain-click';

/** The middle button opens a tab; the right one opens a menu and follows no link yet. */
const middle = 1;

/**
 * Returns a handler that emits `click` when a link is followed, in whatever way: `<a onClick={follow}
 * onAuxClick={follow}>`.
 * @param placed what the link leads to; undefined emits nothing
 */
export function useClick(placed: Placed | undefined): (event: MouseEvent<Element>) => void {
  const emit = useEmit();
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  });
  return useCallback(
    (event) => {
      if (latest.current === undefined || (event.button !== 0 && event.button !== middle)) return;
      const { currentTarget } = event;
      const newTab = !isPlainClick(event) || currentTarget.getAttribute('target') === '_blank';
      emit({ type: 'click', detail: newTab ? { ...latest.current, newTab } : latest.current });
    },
    [emit],
  );
}
