import { useView } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Everything above the window counts, however far: a shopper who jumps past a slot looks at the content after it. */
const viewedMargin = '1000000px 0px 0px';

/**
 * Whether the space of a slot has to stay open: it was in view, or is above the window, so that closing it would move what the shopper
 * looks at. Resets with the next search.
 */
export function useStaysOpen(element: RefObject<HTMLElement | null>): boolean {
  const { url } = useView();
  const [viewedIn, setViewedIn] = useState<string>();

  useEffect(() => {
    const { current } = element;
    if (current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setViewedIn(url);
      },
      { rootMargin: viewedMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, url]);

  return viewedIn === url;
}
