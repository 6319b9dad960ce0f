import { type RefObject, useEffect, useRef } from 'react';

/**
 * Who asks for more is led to the first of it: the button that was pressed stands behind it by then. Pages that load by themselves leave
 * the focus where it is, and so does this one when the focus has gone on meanwhile.
 * @param of the search that is shown @param listings how many are on show
 */
export function useFocusOnNew(
  of: string,
  listings: number,
): { list: RefObject<HTMLUListElement | null>; follow(): void } {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<{ of: string; shown: number; from: Element | null } | null>(null);

  useEffect(() => {
    if (asked.current === null || (asked.current.of === of && listings <= asked.current.shown)) return;
    const { of: before, shown, from } = asked.current;
    asked.current = null;
    const { activeElement } = document;
    if (before !== of || (activeElement !== from && activeElement !== document.body)) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li > h3 a')[shown]?.focus({ preventScroll: true });
  }, [of, listings]);

  return {
    list,
    follow() {
      asked.current = { of, shown: listings, from: document.activeElement };
    },
  };
}
