import { useEffect, useState } from 'react';

/** What takes no longer than this, in milliseconds, is over before anyone waits for it. */
export const momentMs = 300;

/** Whether what is under way has been so for longer than a moment. */
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
