import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import { useReference, useSearchStatus } from '@forecourt/search-kit';
import { useMemo } from 'react';
import { type Panel, panelOf } from './model/panel';

/** Returns the panel of the search, and the number of its results, unless the search has failed. */
export function usePanel({ state, data, brand }: FragmentProps<'listing'>): {
  panel: Panel;
  total: number | undefined;
} {
  const { listing } = data;
  const status = useSearchStatus();
  const reference = useReference();
  const { today, appending } = useView();
  const settled = status === 'ready';
  const panel = useMemo(
    () => panelOf({ state, brand, reference, listing, settled, today }),
    [state, brand, reference, listing, settled, today],
  );
  return { panel, total: status === 'failed' && !appending ? undefined : listing?.totalResultCount };
}
