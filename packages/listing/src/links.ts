import type { Listing } from '@forecourt/listing';

/** Where a click came from, as the detail page's URL names it. */
export type ClickType = 'listing' | 'spotlight' | 'alpha';

/** The vehicle's detail page: the listing's base URL with the click's type and the listing's id (section 2). */
export function detailHref({ id, vdpBaseUrl }: Pick<Listing, 'id' | 'vdpBaseUrl'>, clickType: ClickType): string {
  return `${vdpBaseUrl}${vdpBaseUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ clickType, listingId: id })}`;
}

/** What a phone dials; undefined when the text is no number. */
export function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
