import { useListen, useSource } from '@forecourt/fragment-kit';
import type { Wallet } from '@forecourt/listing';
import { useCallback, useSyncExternalStore } from 'react';

/** The wallet that was saved on this page; undefined if none was. */
let saved: Wallet | null | undefined;

/** Returns the visitor's wallet, updated with every change on this page; null if they have none. */
export function useWallet(): Wallet | null {
  const listen = useListen();
  const stored = useSource('memory')?.wallet ?? null;
  const subscribe = useCallback(
    (onChange: () => void) =>
      listen('wallet-changed', ({ wallet }) => {
        saved = wallet;
        onChange();
      }),
    [listen],
  );
  // A slot that hydrates late has to start from the server's HTML.
  const latest = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
  return latest === undefined ? stored : latest;
}
