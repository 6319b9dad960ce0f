import { escapeField } from '@forecourt/search-state';
import type { PageView, SlotProps } from './fragment';
import type { OverlayName } from './overlay';

/** Folder of the pages that show one overlay each, for browsers without scripts. */
export const overlayBasePath = '/cars-for-sale/overlay';

/** Type of those pages. Their `params` have `from` and `props`, see `pageBelow` and `overlayProps`. */
export const overlayPage = 'overlay';

/**
 * Returns the address of the page that shows an overlay's fragment, see `readOverlayQuery`.
 * @param from path and query of the page under the overlay; null for a link that does not know its page: it is then read from the
 * `Referer`
 */
export function overlayHref(name: OverlayName, from: string | null, props: SlotProps = {}): string {
  const fields = [
    ...(from === null ? [] : [`from=${escapeField(from)}`]),
    ...(Object.keys(props).length === 0 ? [] : [`props=${escapeField(JSON.stringify(props))}`]),
  ];
  return fields.length === 0 ? `${overlayBasePath}/${name}` : `${overlayBasePath}/${name}?${fields.join('&')}`;
}

/** Returns path and query of the page under an overlay; on the overlay's own page, of the page that it was opened from. */
export function pageBelow({ page, params, url }: Pick<PageView, 'page' | 'params' | 'url'>): string {
  return page === overlayPage ? (params.from ?? url) : url;
}

/** Returns the props of the overlay that a page shows; none on every other page. */
export function overlayProps({ page, params }: Pick<PageView, 'page' | 'params'>): SlotProps {
  return page === overlayPage ? (JSON.parse(params.props ?? '{}') as SlotProps) : {};
}
