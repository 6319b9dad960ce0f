/** The search and its results: `/cars-for-sale/{all|new|used|certified}/…` (section 2). */
import { shownPrice, shownTitle } from '@forecourt/listing';
import {
  breadcrumbJsonLd,
  canonicalLink,
  itemListJsonLd,
  pageText,
  parse,
  robots,
  searchFacts,
} from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { searchFailed } from './status';

/** Says once that the listing somebody looked for is gone (R14, R71). */
const expired = 'expired';

export const results: PageType = {
  name: 'results',
  matches: (path) => path.startsWith('/cars-for-sale/'),
  read({ url, cookies }, brand, reference) {
    const parsed = parse(url, brand, reference);
    if (parsed.kind === 'not-found') return { reason: parsed.reason };
    const { state, canonical, cookies: implied } = parsed;
    const isGone = cookies[expired] !== undefined && canonical === url;
    const params: Record<string, string> = isGone ? { [expired]: '1' } : {};
    return { state, params, canonical, cookies: implied, spent: isGone ? [expired] : [] };
  },
  requires: ['listing'],
  intents: 'view',
  head({ address: { state }, brand, reference, data }) {
    const { totalResultCount: total = 0, invalidQueryParams: invalid = {}, listings = [] } = data.listing ?? {};
    const text = pageText(state, brand, reference, searchFacts(data.listing));
    return {
      title: text.documentTitle,
      description: text.summary,
      canonical: canonicalLink(state, brand, reference),
      noindex: robots(state, { total, invalid }) === 'noindex',
      jsonLd(origin) {
        const cars = listings.map((listing) => ({
          name: shownTitle(listing),
          url: origin + listing.vdpBaseUrl,
          price: shownPrice(listing.pricingDetail),
          brand: listing.make,
          year: listing.year,
          mileage: listing.mileage,
        }));
        return [breadcrumbJsonLd(text.breadcrumbs, origin), ...(cars.length === 0 ? [] : [itemListJsonLd(cars)])];
      },
    };
  },
  failed: searchFailed,
};
