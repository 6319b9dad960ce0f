import type { Placed } from '@forecourt/contracts';
import { useEmit, useListen, useSource } from '@forecourt/fragment-kit';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { sendMine } from './send-mine';

/** Where a vehicle is kept, and let go: the same form with script and without. */
export const favouritesPath = '/account-api/favourites';
export const favouritesPage = '/account/favourites';

/** What was kept and let go on this page since it came: newer than what the server rendered with. */
const changed = new Map<string, boolean>();

export interface Favourite {
  isKept: boolean;
  /** Why the last press did nothing; null where it did. */
  failure: string | null;
  toggle(): Promise<void>;
}

/**
 * Whether a vehicle is among the visitor's favourites, in step with every other heart of the page.
 * @param placed where it stands: what is kept there is measured as that
 */
export function useFavourite(placed: Placed): Favourite {
  const { id: listingId } = placed;
  const kept = useSource('memory')?.favourites ?? [];
  const emit = useEmit();
  const isSending = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const listen = useListen();
  const subscribe = useCallback(
    (onChange: () => void) =>
      listen('favourite-changed', (event) => {
        changed.set(event.listingId, event.isKept);
        onChange();
      }),
    [listen],
  );
  // A slot that comes alive late begins with what the server rendered.
  const latest = useSyncExternalStore(
    subscribe,
    () => changed.get(listingId),
    () => undefined,
  );
  const isKept = latest ?? kept.includes(listingId);

  return {
    isKept,
    failure,
    async toggle() {
      if (isSending.current) return;
      isSending.current = true;
      const outcome = await sendMine<{ kept: boolean; count: number }>(favouritesPath, { listingId, keep: !isKept });
      isSending.current = false;
      setFailure(outcome.ok ? null : outcome.message);
      if (!outcome.ok) return;
      const { kept: isNow, count } = outcome.answer;
      emit({ type: 'favourite-changed', detail: { listingId, isKept: isNow, count } });
      if (isNow) emit({ type: 'save', detail: placed });
    },
  };
}
