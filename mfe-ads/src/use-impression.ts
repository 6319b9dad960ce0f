import { useEmit } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useRef } from 'react';

/** An ad counts as seen when half of it has been in view for a second without a break. */
const seen = { ratio: 0.5, ms: 1000 };

/**
 * Tells once that an ad was seen, for each ad that comes into the placement. The element that gets the ref is watched; a page in a
 * hidden tab shows nothing to anyone.
 */
export function useImpression<E extends HTMLElement>(placement: string, id: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  const emit = useEmit();

  useEffect(() => {
    const element = ref.current;
    if (element === null || id === undefined || !('IntersectionObserver' in window)) return;
    const ended = new AbortController();
    let inView = false;
    let timer: number | undefined;

    const restart = () => {
      window.clearTimeout(timer);
      if (!inView || document.hidden) return;
      timer = window.setTimeout(() => {
        ended.abort();
        emit({ type: 'impression', detail: { placement, id } });
      }, seen.ms);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        inView = (entries.at(-1)?.intersectionRatio ?? 0) >= seen.ratio;
        restart();
      },
      { threshold: seen.ratio },
    );
    ended.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      observer.disconnect();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', restart, { signal: ended.signal });
    return () => ended.abort();
  }, [placement, id, emit]);

  return ref;
}
