import { useHost, useSource } from '@forecourt/fragment-kit';
import { useCallback, useSyncExternalStore } from 'react';
import type { Wallet } from '../../listing/src/payment/wallet';

/** What was saved on this page since it came; undefined where nothing was. */
let saved: Wallet | null | undefined;

/** The visitor's wallet, in step with whatever is saved on this page; null where they have none. */
export function useWallet(): Wallet | null {
  const host = useHost();
  const kept = useSource('memory')?.wallet ?? null;
  const subscribe = useCallback(
    (onChange: () => void) =>
      host.on('wallet-changed', ({ wallet }) => {
        saved = wallet;
        onChange();
      }),
    [host],
  );
  // A slot that comes alive late begins with what the server rendered.
  const latest = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
  return latest === undefined ? kept : latest;
}
