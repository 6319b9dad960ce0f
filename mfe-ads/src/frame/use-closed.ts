import { type RefObject, useEffect, useState } from 'react';

/** So far below the window, px, nobody comes to in the moment that it takes. */
const outOfViewPx = 100;

/**
 * Whether a place in which nothing stands has closed: below the window only, so that nothing moves that a person looks at (R67). It closes in the very
 * moment in which that is so; React learns of it later.
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
