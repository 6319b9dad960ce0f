import type { Placed } from '@forecourt/contracts';
import { type RefObject, useEffect, useRef } from 'react';
import { useEmit } from '../hooks';
import { seen, watchInView } from './in-view';

/**
 * Emits `impression` after half of an element has been in view for a second without a break; once for
 * each placement and id that it shows. A page in a hidden tab has no impressions.
 * @param placed undefined while there is nothing to show
 * @param ratio the part that has to be in view, by default half
 * @returns the ref of the element to watch
 */
export function useImpression<E extends Element>(
  placed: Placed | undefined,
  ratio: number = seen.ratio,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const emit = useEmit();
  const latest = useRef(placed);
  useEffect(() => {
    latest.current = placed;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another id in the same place is another impression
  useEffect(() => {
    const element = ref.current;
    if (element === null || latest.current === undefined || !('IntersectionObserver' in window)) return;
    const ended = new AbortController();
    let isInView = false;
    let timer: number | undefined;

    const restart = () => {
      window.clearTimeout(timer);
      if (!isInView || document.hidden) return;
      timer = window.setTimeout(() => {
        ended.abort();
        if (latest.current !== undefined) emit({ type: 'impression', detail: latest.current });
      }, seen.ms);
    };
    const unwatch = watchInView(element, ratio, (now) => {
      isInView = now;
      restart();
    });
    ended.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      unwatch();
    });
    document.addEventListener('visibilitychange', restart, { signal: ended.signal });
    return () => ended.abort();
  }, [placed?.placement, placed?.id, ratio, emit]);

  return ref;
}
