import { type RefObject, useEffect, useState } from 'react';

/** Whether a place in which nothing stands has closed: out of view only, so that nothing moves that a person looks at (R67). */
export function useClosed(element: RefObject<HTMLElement | null>, isNone: boolean): boolean {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    setIsClosed(false);
    const { current } = element;
    if (!isNone || current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.intersectionRatio === 0) setIsClosed(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNone]);
  return isClosed && isNone;
}
