import type {
  BrandView,
  BusEvent,
  BusEventName,
  BusEvents,
  FragmentHost,
  SourceName,
  Sources,
} from '@forecourt/contracts';
import type { Intent } from '@forecourt/search-state';
import { useEffect, useRef } from 'react';
import { useEnvironment, useHost, useView } from './environment';

/**
 * Returns the data of a source; undefined if an optional source has none.
 * @throws if the fragment does not list the source in `needs`, because its data might then be missing at random
 */
export function useSource<N extends SourceName>(name: N): Sources[N] | undefined {
  const { needs } = useEnvironment();
  if (!needs.includes(name)) throw new Error(`useSource('${name}'): add '${name}' to the fragment's needs.`);
  return useView().data[name] as Sources[N] | undefined;
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
