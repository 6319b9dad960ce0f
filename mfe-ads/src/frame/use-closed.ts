import { type RefObject, useEffect, useState } from 'react';

/** Distance below the window, px: farther than a shopper scrolls while the space closes. */
const outOfViewPx = 100;

/**
 * Whether an empty place has closed: only below the window, so that nothing visible moves (R67). It is hidden at
 * once; React removes it later.
 */
export function useClosed(element: RefObject<HTMLElement | null>, isNone: boolean): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    setIsClosed(false);
    const { current } = element;
    if (!isNone || current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.intersectionRatio !== 0) return;
      if (current.getBoundingClientRect().top < window.innerHeight + outOfViewPx) return;
      current.hidden = true;
      setIsClosed(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNone]);
  return isClosed && isNone;
}
