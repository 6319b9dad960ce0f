import { useDispatch } from '@forecourt/fragment-kit';
import { useState } from 'react';
import { isZip } from './places';

/** States of a request for the browser's location. */
type Asking = 'idle' | 'asking' | 'failed';

const timeoutMs = 10_000;

/** Whether this browser has a location API. */
export const knowsPlaces = () => 'geolocation' in navigator && window.isSecureContext;

/**
 * Searches at the shopper's location. Requests the location from the browser only after a click; it is rounded to about a
 * mile, converted to a ZIP code and not stored. Only for browsers with a location API (`knowsPlaces`).
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

/** Returns the ZIP. @throws if the shopper or the browser refuses, or there is no ZIP code near */
async function zipHere(): Promise<string | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: 600_000 });
  });
  const query = `lat=${coords.latitude.toFixed(2)}&lon=${coords.longitude.toFixed(2)}`;
  const response = await fetch(`/rest/lsc/zip?${query}`, { signal: AbortSignal.timeout(timeoutMs) });
  const answer: unknown = response.ok ? await response.json() : null;
  const zip = typeof answer === 'object' && answer !== null && 'zip' in answer ? answer.zip : null;
  return typeof zip === 'string' && isZip(zip) ? zip : null;
}
