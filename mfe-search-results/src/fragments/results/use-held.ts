import { useView } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Everything above the window counts, however far: a shopper who jumps past a slot looks at the content after it. */
const seenMargin = '1000000px 0px 0px';

/**
 * Whether the space of a slot has to stay open: it was in view, or is above the window, so that closing it would move what the shopper
 * looks at. Resets with the next search.
 */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const { url } = useView();
  const [heldIn, setHeldIn] = useState<string>();

  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setHeldIn(url);
      },
      { rootMargin: seenMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, url]);

  return heldIn === url;
}
