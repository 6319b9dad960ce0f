/** Why an overlay or dialog was closed. */
export const closeReasons = [
  /** Escape, or the system's equivalent, such as Android's back gesture. */
  'escape-key',
  /** The cross, or a cancel button. */
  'close-press',
  /** A press outside of it. */
  'backdrop-press',
  /** The browser's back button. */
  'back-navigation',
  /** The dialog under it was closed. */
  'replaced',
  /** Its task was completed. */
  'done',
  /** The page changed and has no place for it now, for example when a screen grew. */
  'no-place',
  /** It could not be loaded, or failed; its page is opened instead. */
  'failed',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Where an overlay is on the screen: in the middle, docked to an edge, or small in the corner. */
export const overlayPlacements = ['modal', 'drawer-start', 'drawer-end', 'popover'] as const;
/** Maximum width; `full` takes the whole screen. */
export const overlaySizes = ['sm', 'md', 'lg', 'full'] as const;

export interface OverlayLook {
  placement: (typeof overlayPlacements)[number];
  size: (typeof overlaySizes)[number];
}

/** An overlay's name: `<remote>/<fragment>`. */
export type OverlayName = `${string}/${string}`;
