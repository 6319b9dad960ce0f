import { useView } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Above the window all counts, however far: who goes past it by a jump has what comes after it before their eyes. */
const seenMargin = '1000000px 0px 0px';

/**
 * Whether a person has seen the room of a slot, or stands below it: closing it would move what they look at, whether its content is still to come, or
 * turns out to be none. Ends with the search.
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
