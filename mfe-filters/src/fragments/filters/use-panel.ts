import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import { useReference, useSearchStatus } from '@forecourt/search-kit';
import { useMemo } from 'react';
import { type Panel, panelOf } from './model/panel';

/**
 * Returns the panel of the search, and the number of its results, unless the search has failed.
 * @param isWhole whether it is that of the page of all filters
 */
export function usePanel(
  { state, data, brand }: FragmentProps<'listing.filters' | 'listing.total'>,
  isWhole = false,
): { panel: Panel; total: number | undefined } {
  const { listing } = data;
  const status = useSearchStatus();
  const reference = useReference();
  const { today, appending } = useView();
  const settled = status === 'ready';
  const panel = useMemo(
    () => panelOf({ state, brand, reference, listing, settled, today, isWhole }),
    [state, brand, reference, listing, settled, today, isWhole],
  );
  return { panel, total: status === 'failed' && !appending ? undefined : listing?.totalResultCount };
}
