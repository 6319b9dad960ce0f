import { useBusEvent, useView } from '@forecourt/fragment-kit';
import type { Filled } from './ad-server/ad-server';
import { frequencyOf } from './ad-server/page-server';

/** Counts a placement's ad towards its cap once it was in view. */
export function useCountShown(placement: string, filled: Filled | undefined): void {
  const view = useView();
  useBusEvent('impression', ({ placement: where, id }) => {
    if (where === placement && filled?.kind === 'house' && filled.ad.id === id) frequencyOf(view).note(filled.ad);
  });
}
