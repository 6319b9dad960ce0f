/** Why something that stood over the page was closed. */
export const closeReasons = [
  /** Escape, or what a system has instead of it: Android's back gesture. */
  'escape-key',
  /** The cross, or a button that cancels. */
  'close-press',
  /** A press beside it. */
  'backdrop-press',
  /** The browser's back button. */
  'back-navigation',
  /** The dialog that it stood on was closed. */
  'replaced',
  /** Its task was completed. */
  'done',
  /** The page changed so that there is no place for it: a screen that grew. */
  'no-place',
  /** It could not be loaded or failed; its page is opened instead. */
  'failed',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** How an overlay stands over the page: in the middle, docked to an edge, or small in the corner. */
export const overlayPlacements = ['modal', 'drawer-start', 'drawer-end', 'popover'] as const;
/** How wide it is at most; `full` has the whole screen. */
export const overlaySizes = ['sm', 'md', 'lg', 'full'] as const;

export interface OverlayLook {
  placement: (typeof overlayPlacements)[number];
  size: (typeof overlaySizes)[number];
}

/** An overlay's name: `<remote>/<fragment>`. */
export type OverlayName = `${string}/${string}`;
