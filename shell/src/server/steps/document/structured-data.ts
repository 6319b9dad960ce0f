import { shownPrice, shownTitle, type TileListing } from '@forecourt/listing';
import { breadcrumbJsonLd, itemListJsonLd, type PageText } from '@forecourt/search-state';
import { escapeJson } from './escape';

/** JSON-LD of a results page (R16): its trail, and the cars of this page. */
export function jsonLdOf(input: { text: PageText; listings: readonly TileListing[]; origin: string }): unknown[] {
  const { text, listings, origin } = input;
  const cars = listings.map((listing) => ({
    name: shownTitle(listing),
    url: origin + listing.vdpBaseUrl,
    price: shownPrice(listing.pricingDetail),
    brand: listing.make,
    year: listing.year,
    mileage: listing.mileage,
  }));
  return [breadcrumbJsonLd(text.breadcrumbs, origin), ...(cars.length === 0 ? [] : [itemListJsonLd(cars)])];
}

export function jsonLdScript(value: unknown, nonce: string): string {
  return `<script type="application/ld+json" nonce="${nonce}">${escapeJson(JSON.stringify(value))}</script>`;
}
