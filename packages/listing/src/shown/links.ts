import type { Listing } from '../answers/contract';

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

/** The paid place from which a vehicle's page was opened. */
export interface PaidOrigin {
  placement: string;
  sponsored: true;
}

/** Paid places by the type of their clicks; the address names the place itself where there are several. */
const paidClicks: Readonly<Record<string, string>> = { spotlight: 'spotlight', alpha: 'showcase' };
const placementName = /^(?=.{1,40}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * What the address of a vehicle's page says of that, the other way round from `detailHref`; null where no place was paid for, or another vehicle's was.
 * @param search the address's query
 * @param id of the vehicle
 */
export function paidOrigin(search: string, id: string): PaidOrigin | null {
  const query = new URLSearchParams(search);
  const clickType = query.get('clickType') ?? '';
  if (!Object.hasOwn(paidClicks, clickType) || query.get('listingId') !== id) return null;
  const named = query.get('placement') ?? '';
  return { placement: placementName.test(named) ? named : paidClicks[clickType]!, sponsored: true };
}

/** What a phone dials; undefined when the text is no number. */
export function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
