import type { BrandView, BusEvent, BusEventName, BusEvents, SourceName, Sources } from '@forecourt/contracts';
import {
  activeCategory,
  type Category,
  type Chip,
  chips,
  createReference,
  hrefFor,
  type Intent,
  type PageText,
  pageText,
  type ReferenceData,
  type SearchState,
} from '@forecourt/search-state';
import { useEffect, useMemo, useRef } from 'react';
import { useEnvironment, useHost, useView } from './environment';

/** The search as it stands, parsed from the URL. */
export function useSearch(): SearchState {
  return useView().state;
}

/** Whether the data on show is of the present state (`ready`), of an older one (`loading`), or could not be had (`failed`). */
export function useSearchStatus(): 'ready' | 'loading' | 'failed' {
  return useView().status;
}

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
  const { state, brand, reference } = useView();
  return (intent) => hrefFor(state, intent, brand, createReference(reference));
}

/** The active filters, each with the intent that removes it. */
export function useChips(): readonly Chip[] {
  const { state, brand, reference } = useView();
  return useMemo(() => chips(state, brand, createReference(reference)), [state, brand, reference]);
}

/** The category tab that the search stands in (R29). */
export function useCategory(): Category {
  return activeCategory(useView().state);
}

/** Title, summary and breadcrumbs of the search (section 2, R16). */
export function usePageText(): PageText {
  const { state, brand, reference, data } = useView();
  const total = data.listing?.totalResultCount;
  return useMemo(() => pageText(state, brand, createReference(reference), total), [state, brand, reference, total]);
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
