import { useDispatch } from '@forecourt/fragment-kit';
import { useRef, useState } from 'react';
import { useSearch } from './hooks';
import { locate } from './places';

/**
 * Searches around a place, by its ZIP or its name, which is looked up first (section 5). The last intent wins: the answer for an
 * older place has no effect (R20).
 */
export function usePlaceSearch(): {
  /** Whether a place is being looked up. */
  checking: boolean;
  /** Searches around a place; an empty text clears it. Returns false, without a search, if there is no such place. */
  search(text: string, radius?: { searchRadius?: number }): Promise<boolean>;
  /** Cancels the look-up in progress, because the text has changed. */
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
    async search(text, radius) {
      forget();
      const mine = latest.current;
      if (text === '' || text === zip) {
        dispatch({ type: 'location', zip: text || null, ...radius });
        return true;
      }
      setChecking(true);
      const place = await locate(text);
      if (mine !== latest.current) return true;
      setChecking(false);
      if (place !== null) dispatch({ type: 'location', ...place, ...radius });
      return place !== null;
    },
  };
}
