import { useDispatch } from '@forecourt/fragment-kit';
import { useRef, useState } from 'react';
import { useSearch } from './hooks';
import { locate } from './places';

/**
 * Searches around a place, by its ZIP or its name, which is looked up first (section 5). The last intent wins: an answer about an
 * older place changes nothing (R20).
 */
export function usePlaceSearch(): {
  /** A place is being looked up. */
  checking: boolean;
  /** An empty text is no place. False when there is no such place, so that nothing was searched. */
  search(text: string, radius?: { searchRadius?: number }): Promise<boolean>;
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
