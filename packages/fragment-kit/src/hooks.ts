import type {
  BrandView,
  BusEvent,
  BusEventName,
  BusEvents,
  FragmentHost,
  Need,
  NeededData,
  SourceName,
} from '@forecourt/contracts';

import type { Intent } from '@forecourt/search-state';
import { useEffect, useRef } from 'react';
import { useEnvironment, useHost, useView } from './environment';

/**
 * Returns the data of a source, or of a part of one; undefined if an optional source has none.
 * @throws if the fragment does not list it in `needs`, because the data might then be missing at random
 */
export function useSource<N extends Need>(need: N): NeededData<N> | undefined {
  const { needs } = useEnvironment();
  if (!needs.includes(need)) throw new Error(`useSource('${need}'): add '${need}' to the fragment's needs.`);
  // As `sourceOf` does, which would be one more module of the browser's host.
  const [source] = need.split('.');
  return useView().data[source as SourceName] as NeededData<N> | undefined;
}

export function useBrand(): BrandView {
  return useView().brand;
}

/** Returns the function that requests a change of the search. The last intent wins (R20). */
export function useDispatch(): (intent: Intent) => void {
  return useHost().dispatch;
}

/** Returns the function that emits an event to other fragments. */
export function useEmit(): (event: BusEvent) => void {
  return useHost().emit;
}

/**
 * Returns the function that subscribes to an event and returns the unsubscribe function: for a store outside React
 * (`useSyncExternalStore`). A component that only reacts uses `useBusEvent`.
 */
export function useListen(): FragmentHost['on'] {
  return useHost().on;
}

/** Subscribes to an event of other fragments; calls the latest listener. */
export function useBusEvent<T extends BusEventName>(type: T, listener: (detail: BusEvents[T]) => void): void {
  const host = useHost();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => host.on(type, (detail) => latest.current(detail as BusEvents[T])), [host, type]);
}
