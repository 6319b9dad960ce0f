import type { PageView, SlotProps } from './fragment';

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
  /** What it stood on was closed. */
  'replaced',
  /** What it was opened for was done. */
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

/** Folder of the pages that show one overlay each, for those without script. */
export const overlayBasePath = '/cars-for-sale/overlay';

/** Type of those pages. Their `params` have `from` and `props`, see `pageBelow` and `overlayProps`. */
export const overlayPage = 'overlay';

/** An overlay's name: `<remote>/<fragment>`. */
export type OverlayName = `${string}/${string}`;

/**
 * The page that shows the same fragment as an overlay, see `readOverlayQuery`.
 * @param from path and query of the page that it stands over
 */
export function overlayHref(name: OverlayName, from: string, props: SlotProps = {}): string {
  const query = new URLSearchParams({ from });
  if (Object.keys(props).length > 0) query.set('props', JSON.stringify(props));
  return `${overlayBasePath}/${name}?${query}`;
}

/** Path and query of the page that an overlay stands over, or would on its own page. */
export function pageBelow({ page, params, url }: Pick<PageView, 'page' | 'params' | 'url'>): string {
  return page === overlayPage ? (params.from ?? url) : url;
}

/** What the overlay that a page shows is about; empty on every other page. */
export function overlayProps({ page, params }: Pick<PageView, 'page' | 'params'>): SlotProps {
  return page === overlayPage ? (JSON.parse(params.props ?? '{}') as SlotProps) : {};
}
