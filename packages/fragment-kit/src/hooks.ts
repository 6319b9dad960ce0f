import type { BrandView, BusEvent, BusEventName, BusEvents, SourceName, Sources } from '@forecourt/contracts';
import type { Intent, ReferenceData, SearchState } from '@forecourt/search-state';
import { useEffect, useRef } from 'react';
import { useHost, useView } from './environment';

/** The search as it stands, parsed from the URL. */
export function useSearch(): SearchState {
  return useView().state;
}

/** Whether the data on show is of the present state (`ready`), of an older one (`loading`), or could not be had (`failed`). */
export function useSearchStatus(): 'ready' | 'loading' | 'failed' {
  return useView().status;
}

/** Data of a source that the fragment needs; undefined when an optional one is not there. */
export function useSource<N extends SourceName>(name: N): Sources[N] | undefined {
  return useView().data[name] as Sources[N] | undefined;
}

export function useBrand(): BrandView {
  return useView().brand;
}

/** Labels and codes as far as this page needs them. */
export function useReference(): ReferenceData {
  return useView().reference;
}

/** Asks for a change of the search. The last intent wins (R20). */
export function useDispatch(): (intent: Intent) => void {
  return useHost().dispatch;
}

/** From an intent to the canonical URL that it leads to: what a link of it points at, with script and without. */
export function useHref(): (intent: Intent) => string {
  useView();
  return useHost().href;
}

/** Tells the other fragments what has happened. */
export function useEmit(): (event: BusEvent) => void {
  return useHost().emit;
}

/** Hears what other fragments tell; the latest listener is called. */
export function useBusEvent<T extends BusEventName>(type: T, listener: (detail: BusEvents[T]) => void): void {
  const host = useHost();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => host.on(type, (detail) => latest.current(detail as BusEvents[T])), [host, type]);
}
