import { type CloseReason, type KnownOverlay, overlayPage, pageBelow, type SlotProps } from '@forecourt/contracts';
import { useHost, useView } from '../environment';

/** What a fragment that stands over the page can do about that; null where it stands on a page. */
export function useOverlay(): { close(reason: CloseReason): void } | null {
  return useHost().overlay ?? null;
}

/** Returns the function that opens an overlay over the page; undefined on the server and on hosts that cannot: then its page is opened. */
export function useOpenOverlay(): ((name: KnownOverlay, props: SlotProps) => void) | undefined {
  return useHost().openOverlay;
}

/** Whether the fragment is all that its page shows: an overlay without script, or in a tab of its own. */
export function useIsAlone(): boolean {
  return useView().page === overlayPage;
}

/** Path and query of the page that the fragment is about: the one that it stands on, or that an overlay's own page was opened from. */
export function usePageBelow(): string {
  return pageBelow(useView());
}
