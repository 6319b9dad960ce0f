import type { Placed } from '@forecourt/contracts';
import { useEmit, useListen, useSource } from '@forecourt/fragment-kit';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { deviceStore, useDeviceStore } from './device-store';
import { sendMine } from './send-mine';

/** Path that the form that saves or removes a favourite is posted to, with scripts and without. */
export const favouritesPath = '/account-api/favourites';
export const favouritesPage = '/account/favourites';

/** Favourites that were saved (true) or removed (false) on this page: newer than the server's data. */
const changed = new Map<string, boolean>();

/**
 * Number of favourites after the last change, and the page that made it (its `performance.timeOrigin`). It is stored, because the slot
 * that shows the number may hydrate after the event.
 */
const lastCount = deviceStore<{ page: number; count: number } | null>(
  'fc-saved-count',
  null,
  (stored) => {
    const { page, count } = Object(stored) as Record<string, unknown>;
    return typeof page === 'number' && typeof count === 'number' ? { page, count } : null;
  },
  'sessionStorage',
);

/** Returns the number of the visitor's favourites: the server's, or that of the last change on this page. */
export function useFavouriteCount(): number {
  const stored = useSource('memory')?.favourites.length ?? 0;
  const last = useDeviceStore(lastCount);
  return last !== null && last.page === performance.timeOrigin ? last.count : stored;
}

export interface Favourite {
  isSaved: boolean;
  /** Why the last press failed; null if it succeeded. */
  failure: string | null;
  toggle(): Promise<void>;
}

/**
 * Returns whether a vehicle is among the visitor's favourites, in step with every other heart of the page, and lets
 * them change it.
 * @param placed its place, to which a saved vehicle is attributed in measurement
 */
export function useFavourite(placed: Placed): Favourite {
  const { id: listingId } = placed;
  const saved = useSource('memory')?.favourites ?? [];
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
  // A slot that hydrates late has to start from the server's HTML.
  const latest = useSyncExternalStore(
    subscribe,
    () => changed.get(listingId),
    () => undefined,
  );
  const isSaved = latest ?? saved.includes(listingId);

  return {
    isSaved,
    failure,
    async toggle() {
      if (isSending.current) return;
      isSending.current = true;
      const outcome = await sendMine<{ saved: boolean; count: number }>(favouritesPath, { listingId, keep: !isSaved });
      isSending.current = false;
      setFailure(outcome.ok ? null : outcome.message);
      if (!outcome.ok) return;
      const { saved: isNow, count } = outcome.answer;
      lastCount.change(() => ({ page: performance.timeOrigin, count }));
      emit({ type: 'favourite-changed', detail: { listingId, isKept: isNow, count } });
      if (isNow) emit({ type: 'save', detail: placed });
    },
  };
}
