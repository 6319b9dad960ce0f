import { type CloseReason, type KnownOverlay, type OverlayProps, overlayPage, pageBelow } from '@forecourt/contracts';
import { useHost, useView } from '../environment';

/** Returns the controls of the overlay that the fragment is shown as; null if it is on a page. */
export function useOverlay(): { close(reason: CloseReason): void } | null {
  return useHost().overlay ?? null;
}

/**
 * Returns the function that opens an overlay over the page; undefined on the server and on hosts that cannot open
 * overlays: link to its page instead.
 */
export function useOpenOverlay():
  | (<const N extends KnownOverlay>(name: N, props: OverlayProps<N>) => void)
  | undefined {
  return useHost().openOverlay;
}

/** Whether the fragment is the only content of its page: an overlay without scripts, or in its own tab. */
export function useIsAlone(): boolean {
  return useView().page === overlayPage;
}

/** Returns path and query of the fragment's page; on an overlay's own page, of the page that it was opened from. */
export function usePageBelow(): string {
  return pageBelow(useView());
}
