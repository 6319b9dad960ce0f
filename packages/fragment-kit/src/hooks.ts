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
 * Data of a source; undefined when an optional one is not there.
 * @throws when the fragment does not declare the source under `needs`: it might be missing at random
 */
export function useSource<N extends SourceName>(name: N): Sources[N] | undefined {
  const { needs } = useEnvironment();
  if (!needs.includes(name)) throw new Error(`useSource('${name}'): add '${name}' to the fragment's needs.`);
  return useView().data[name] as Sources[N] | undefined;
}

export function useBrand(): BrandView {
  return useView().brand;
}

/** Asks for a change of the search. The last intent wins (R20). */
export function useDispatch(): (intent: Intent) => void {
  return useHost().dispatch;
}

/** Returns the function that tells other fragments what has happened. */
export function useEmit(): (event: BusEvent) => void {
  return useHost().emit;
}

/**
 * Returns the function that listens for an event from now on, and itself returns the unsubscribe: for a store outside React
 * (`useSyncExternalStore`). A component that only reacts takes `useBusEvent`.
 */
export function useListen(): FragmentHost['on'] {
  return useHost().on;
}

/** Listens for what other fragments tell; the latest listener is called. */
export function useBusEvent<T extends BusEventName>(type: T, listener: (detail: BusEvents[T]) => void): void {
  const host = useHost();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => host.on(type, (detail) => latest.current(detail as BusEvents[T])), [host, type]);
}
