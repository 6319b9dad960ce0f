import type { Listing } from '@forecourt/listing';

/** Where a click came from, as the detail page's URL names it. */
export type ClickType = 'listing' | 'spotlight' | 'alpha';

/** A place in the results of a search. */
export interface FoundAt {
  /** Path and query of the search's page. */
  search: string;
  /** Counted from 0, over all pages. */
  record: number;
}

/** Addresses have bounds: a longer search is not carried on. */
const longestSearch = 600;

/**
 * The vehicle's detail page: the listing's base URL with the click's type and the listing's id (section 2).
 * @param found where it was found, for the way back and to the next one, without script too
 * @param placement the paid place that it is opened from, where clicks of several have one type: what the shopper does there is that place's
 */
export function detailHref(
  { id, vdpBaseUrl }: Pick<Listing, 'id' | 'vdpBaseUrl'>,
  clickType: ClickType,
  found?: FoundAt,
  placement?: string,
): string {
  const query = new URLSearchParams({ clickType, listingId: id, ...(placement && { placement }) });
  if (found !== undefined && found.search.length <= longestSearch) {
    query.set('refUrl', found.search);
    query.set('at', String(found.record));
  }
  return `${vdpBaseUrl}${vdpBaseUrl.includes('?') ? '&' : '?'}${query}`;
}

/** What a phone dials; undefined when the text is no number. */
export function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
