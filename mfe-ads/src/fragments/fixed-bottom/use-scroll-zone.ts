import { useEffect, useState } from 'react';
import { type ScrollZone, scrolled, scrollZoneOf } from './scroll-zone';

/** Minimum interval between checks while scrolling, ms. */
const throttleMs = 100;

/** Returns the page's scroll position; `above` on the server. */
export function useScrollZone(scrollPercent: number): ScrollZone {
  const [zone, setZone] = useState<ScrollZone>('above');
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setZone(scrollZoneOf(scrolled(), scrollPercent));
    };
    const soon = () => {
      timer ??= setTimeout(look, throttleMs);
    };
    look();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, soon, { passive: true, signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [scrollPercent]);
  return zone;
}
