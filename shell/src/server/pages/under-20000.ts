/** What $20,000 buys: the editors' text above the cars up to that price (section 9). */
import { breadcrumbJsonLd, itemListJsonLd } from '@forecourt/search-state';
import { textCardPath, under20000 } from '@forecourt/site';
import type { PageType } from '../steps/page-type';
import { textJsonLd, trail } from './editorial';
import { notFound, searchFailed } from './status';

const maxPrice = 20_000;
/** Number of cars that the structured data lists. */
const listed = 12;

export const underPrice: PageType = {
  name: 'under-20000',
  roots: [under20000.href],
  matches: (path) => path === under20000.href,
  read: ({ url }) => ({
    ...{ state: { maxPrice }, params: { slug: under20000.slug }, canonical: url, cookies: [], spent: [] },
  }),
  harmless: () => under20000.href,
  requires: ['editorial-entry', 'listing'],
  about: ['entry'],
  intents: 'document',
  head({ brand, reference, data }) {
    const { href } = under20000;
    const entry = data['editorial-entry']!;
    const { totalResultCount: total = 0, listings = [] } = data.listing ?? {};
    const crumbs = [...trail(entry.kind), { key: 'page', label: entry.title, href }];
    return {
      ...{ title: entry.title, description: entry.summary, canonical: href, noindex: total === 0 },
      image: textCardPath(brand.id, under20000.slug),
      jsonLd: (origin) => [
        breadcrumbJsonLd(crumbs, origin),
        textJsonLd(entry, brand, reference, origin),
        ...(total === 0
          ? []
          : [itemListJsonLd(listings.slice(0, listed).map(({ vdpBaseUrl }) => origin + vdpBaseUrl))]),
      ],
    };
  },
  failed: (failure) => (failure.error.status === 404 ? notFound(failure.brand) : searchFailed(failure)),
};
