import { useDispatch } from '@forecourt/fragment-kit';
import type { Intent } from '@forecourt/search-state';
import { useRef, useState } from 'react';
import { useSearch } from './hooks';
import { isKnownZip } from './zip';

/**
 * Searches around a place; a new ZIP is looked up first (section 5). The last intent wins: an answer about an older ZIP changes
 * nothing (R20).
 */
export function useZipSearch(): {
  /** A ZIP is being looked up. */
  checking: boolean;
  /** False when there is no such ZIP, so that nothing was searched. */
  search(intent: Extract<Intent, { type: 'location' }>): Promise<boolean>;
  /** Leaves a look-up that is under way: something else was typed. */
  forget(): void;
} {
  const { zip } = useSearch();
  const dispatch = useDispatch();
  const latest = useRef(0);
  const [checking, setChecking] = useState(false);

  const forget = () => {
    latest.current++;
    setChecking(false);
  };
  return {
    checking,
    forget,
    async search(intent) {
      forget();
      const mine = latest.current;
      if (intent.zip && intent.zip !== zip) {
        setChecking(true);
        const known = await isKnownZip(intent.zip);
        if (mine !== latest.current) return true;
        setChecking(false);
        if (!known) return false;
      }
      dispatch(intent);
      return true;
    },
  };
}
