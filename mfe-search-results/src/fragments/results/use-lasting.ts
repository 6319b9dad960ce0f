import { useEffect, useState } from 'react';

/** Longest duration that needs no loading indicator, ms. */
export const momentMs = 300;

/** Whether something has been pending for longer than `momentMs`. */
export function useLasting(underWay: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setLasting(true), momentMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [underWay]);
  return underWay && lasting;
}
