import { useListen, useSource } from '@forecourt/fragment-kit';
import type { Wallet } from '@forecourt/listing';
import { useCallback, useSyncExternalStore } from 'react';

/** What was saved on this page since it came; undefined where nothing was. */
let saved: Wallet | null | undefined;

/** Returns the visitor's wallet, in step with whatever is saved on this page; null where they have none. */
export function useWallet(): Wallet | null {
  const listen = useListen();
  const kept = useSource('memory')?.wallet ?? null;
  const subscribe = useCallback(
    (onChange: () => void) =>
      listen('wallet-changed', ({ wallet }) => {
        saved = wallet;
        onChange();
      }),
    [listen],
  );
  // A slot that comes alive late begins with what the server rendered.
  const latest = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
  return latest === undefined ? kept : latest;
}
