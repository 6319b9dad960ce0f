import type { SourceData } from '@forecourt/contracts';
import { useView } from '@forecourt/fragment-kit';
import { useChips } from '@forecourt/search-kit';
import { type SavedSearch, savedSearchOf } from '../saved';
import { type ClickAction, clickAction, offersSaveSearch } from './rules';

interface Offer {
  /** Whether the page offers to save its search. */
  isOffered: boolean;
  /** The action of a click. */
  action: ClickAction;
  saved: SavedSearch;
}

/** Applies R60 to the page and its visitor. @param icon whether there is no room for the capture beside the control */
export function useOffer(data: Pick<SourceData, 'visitor' | 'saved-search'>, icon = false): Offer {
  const { state, brand } = useView();
  const chips = useChips();
  const signedIn = data.visitor?.signedIn === true;
  const saved = savedSearchOf(data);
  const { saveSearchOff, personalization, subscribeSearchAlerts } = brand.flags;
  return {
    saved,
    isOffered: offersSaveSearch({
      ...{ saveSearchOff, personalization, signedIn },
      hasRequestValues: Object.keys(state).length > 0,
      hasChips: chips.some(({ standard }) => !standard),
      hasSavedTitle: saved.title !== null,
    }),
    action: clickAction({ subscribeSearchAlerts, signedIn, subscribed: saved.subscribed, captureOpen: false, icon }),
  };
}
