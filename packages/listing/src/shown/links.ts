import { escapeField } from '@forecourt/search-state';
import type { Listing } from '../answers/contract';

/** Where a click came from, as in the detail page's URL. */
export type ClickType = 'listing' | 'spotlight' | 'alpha';

/** A position in the results of a search. */
export interface FoundAt {
  /** Path and query of the search's page. */
  search: string;
  /** Position from 0, over all pages. */
  record: number;
}

/** URLs have a limited length: a longer search is left out. */
const longestSearch = 600;

/**
 * Returns the vehicle's detail page: the listing's base URL with the click's type and the listing's id (section 2).
 * @param found where it was found, for links back and to the next vehicle, without scripts too
 * @param placement the paid place of the click, if several share the click's type: the shopper's later actions count
 * for that place
 */
export function detailHref(
  { id, vdpBaseUrl }: Pick<Listing, 'id' | 'vdpBaseUrl'>,
  clickType: ClickType,
  found?: FoundAt,
  placement?: string,
): string {
  const paid = placement ? `&placement=${escapeField(placement)}` : '';
  const from =
    found !== undefined && found.search.length <= longestSearch
      ? `&refUrl=${escapeField(found.search)}&at=${found.record}`
      : '';
  const mark = vdpBaseUrl.includes('?') ? '&' : '?';
  return `${vdpBaseUrl}${mark}clickType=${clickType}&listingId=${escapeField(id)}${paid}${from}`;
}

/** The paid place from which a vehicle's page was opened. */
export interface PaidOrigin {
  placement: string;
  sponsored: true;
}

/** Paid places by the type of their clicks; if several share a type, the URL names the place. */
const paidClicks: Readonly<Record<string, string>> = { spotlight: 'spotlight', alpha: 'showcase' };
const placementName = /^(?=.{1,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Reads that place from the URL of a vehicle's page, as `detailHref` wrote it; null if the place was not a paid one, or
 * was another vehicle's.
 * @param search the URL's query
 * @param id of the vehicle
 */
export function paidOrigin(search: string, id: string): PaidOrigin | null {
  const query = new URLSearchParams(search);
  const clickType = query.get('clickType') ?? '';
  if (!Object.hasOwn(paidClicks, clickType) || query.get('listingId') !== id) return null;
  const named = query.get('placement') ?? '';
  return { placement: placementName.test(named) ? named : paidClicks[clickType]!, sponsored: true };
}

/** Returns the link that dials a number; undefined if the text is not a number. */
export function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
