import { type CloseReason, overlayPage } from '@forecourt/contracts';
import { useHost, useView } from '../environment';

/** What a fragment that stands over the page can do about that; null where it stands on a page. */
export function useOverlay(): { close(reason: CloseReason): void } | null {
  return useHost().overlay ?? null;
}

/** Whether the fragment is all that its page shows: an overlay without script, or in a tab of its own. */
export function useIsAlone(): boolean {
  return useView().page === overlayPage;
}
