import { useBusEvent } from '@forecourt/fragment-kit';
import { useEffect, useState } from 'react';

/** Whether the page is not visible: its tab is hidden, or an overlay covers it. */
export function usePaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  const look = () => setIsPaused(document.hidden || document.querySelector('dialog[open]') !== null);
  useBusEvent('overlay-opened', look);
  useBusEvent('overlay-closed', look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but the document
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isPaused;
}
