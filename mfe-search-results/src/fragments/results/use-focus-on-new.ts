import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new listing after a shopper requests more, because the button that was pressed is after them.
 * Pages that load by themselves leave the focus alone, and so does a requested page if the focus has moved meanwhile.
 * @param of the search on show @param listings number of listings on show
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
