import { useEffect, useState } from 'react';
import { scrolled, type Where, whereOf } from './where';

/** Minimum interval between checks while scrolling, ms. */
const throttleMs = 100;

/** Returns the page's scroll position; `above` on the server. */
export function useWhere(scrollPercent: number): Where {
  const [where, setWhere] = useState<Where>('above');
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setWhere(whereOf(scrolled(), scrollPercent));
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
  return where;
}
