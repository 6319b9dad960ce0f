import { useDispatch } from '@forecourt/fragment-kit';
import { useState } from 'react';
import { isZip } from './places';

/** What becomes of asking a browser where it is. */
type Asking = 'idle' | 'asking' | 'failed';

const patienceMs = 10_000;

/** Whether this browser can say where it is. */
export const knowsPlaces = () => 'geolocation' in navigator && window.isSecureContext;

/**
 * Searches where the shopper is. A browser is asked on a click only; what it says is rounded to a mile or so, turned into a ZIP code
 * and forgotten; one that has no such thing (`knowsPlaces`) is not asked.
 */
export function useMyPlace(): { status: Asking; ask(): Promise<void> } {
  const dispatch = useDispatch();
  const [status, setStatus] = useState<Asking>('idle');
  return {
    status,
    async ask() {
      setStatus('asking');
      const zip = await zipHere().catch(() => null);
      setStatus(zip === null ? 'failed' : 'idle');
      if (zip !== null) dispatch({ type: 'location', zip });
    },
  };
}

/** @throws when the shopper or the browser refuses, or there is no ZIP code near */
async function zipHere(): Promise<string | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patienceMs, maximumAge: 600_000 });
  });
  const query = `lat=${coords.latitude.toFixed(2)}&lon=${coords.longitude.toFixed(2)}`;
  const response = await fetch(`/rest/lsc/zip?${query}`, { signal: AbortSignal.timeout(patienceMs) });
  const answer: unknown = response.ok ? await response.json() : null;
  const zip = typeof answer === 'object' && answer !== null && 'zip' in answer ? answer.zip : null;
  return typeof zip === 'string' && isZip(zip) ? zip : null;
}
