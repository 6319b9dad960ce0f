import { useSyncExternalStore } from 'react';

const connected = (onChange: () => void) => {
  const watching = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: watching.signal });
  return () => watching.abort();
};

/** Whether the browser reports that it has no connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    connected,
    () => !navigator.onLine,
    () => false,
  );
}
