/** A model, or one of its years: `/cars-for-sale/models/{make}/{model}[/{year}]`. Its data is that of the search for it. */
import type { Brand, SourceData } from '@forecourt/contracts';
import { modelPath, modelsPath, modelText, parseModelPath } from '@forecourt/listing';
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  only,
  plainCode,
  priceText,
  type Reference,
  type SearchState,
  thousands,
} from '@forecourt/search-state';
import { modelCardPath } from '@forecourt/site';
import type { PageType } from '../steps/page-type';
import { questionsJsonLd } from './model-questions';
import { searchFailed } from './status';

/** Number of vehicles that the page shows, and its structured data lists. */
const listed = 12;

/** Returns the canonical path of the page for a search of one model. */
function pathOf({ modelCode, startYear }: SearchState, reference: Reference): string {
  return modelPath(only(modelCode) ?? '', reference, startYear) ?? modelsPath;
}

export const model: PageType = {
  name: 'model',
  roots: [modelsPath],
  matches: (path) => path.startsWith(`${modelsPath}/`),
  read({ url }, brand, reference) {
    const [path = '', query] = url.split('?', 2);
    const state = parseModelPath(path, reference);
    if (state === undefined) return { reason: 'there is no such model' };
    if ((brand.makeCode ?? only(state.makeCode)) !== only(state.makeCode))
      return { reason: 'the make is not the brand’s' };
    const canonical = pathOf(state, reference) + (query === undefined ? '' : `?${query}`);
    return { state, params: {}, canonical, cookies: [], spent: [] };
  },
  harmless: ({ canonical }) => canonical.split('?', 1)[0]!,
  requires: ['listing'],
  about: ['heading'],
  intents: 'document',
  head({ address: { state }, brand, reference, data }) {
    const { name = '', breadcrumbs = [] } = modelText(state, brand, reference) ?? {};
    const { totalResultCount: total = 0, listings = [] } = data.listing ?? {};
    const canonical = pathOf(state, reference);
    const [first] = listings;
    return {
      title: `${name}: prices, trims, reviews and cars for sale`,
      description: describe(name, data.listing),
      canonical,
      noindex: total === 0,
      image: first && cardOf(state, brand),
      jsonLd: (origin, shown) => [
        breadcrumbJsonLd(breadcrumbs, origin),
        ...(total === 0 ? [] : productJsonLd({ name, url: origin + canonical, make: first?.make }, shown.data)),
        ...(listings.length === 0
          ? []
          : [itemListJsonLd(listings.slice(0, listed).map(({ vdpBaseUrl }) => origin + vdpBaseUrl))]),
        ...questionsJsonLd(state, brand, reference, shown),
      ],
    };
  },
  failed: searchFailed,
};

/** Returns the path of the picture for links to a page about a model. */
export const cardOf = ({ makeCode, modelCode, startYear }: SearchState, brand: Brand) =>
  modelCardPath(brand.id, only(makeCode) ?? '', plainCode(only(modelCode) ?? ''), startYear);

function describe(name: string, listing: SourceData['listing']): string {
  if (listing === undefined || listing.totalResultCount === 0)
    return `What the ${name} costs, which trims it has, and what its owners say.`;
  const { totalResultCount: total, stats } = listing;
  const { min: minPrice, max: maxPrice } = stats.derivedprice ?? {};
  const price = priceText({ ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) });
  const forSale = `${thousands(total)} ${name} for sale${price === undefined ? '' : `, ${price.toLowerCase()}`}`;
  return `${forSale}: prices by trim, common questions, reviews by owners, and the vehicles themselves.`;
}

/**
 * Returns the model as a product: its offers are the listings; it has a rating only if enough people have reviewed the model year for an
 * average. Nothing if no price is known: search engines take a product without offers for a fault.
 */
function productJsonLd(
  { name, url, make }: { name: string; url: string; make: string | undefined },
  { listing, 'model-reviews': reviews }: SourceData,
): object[] {
  const { derivedprice: price = null } = listing?.stats ?? {};
  if (price === null) return [];
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...{ name, url, category: 'Car' },
    ...(make !== undefined && { brand: { '@type': 'Brand', name: make } }),
    offers: {
      ...{ '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: price.min, highPrice: price.max },
      offerCount: listing?.totalResultCount,
    },
    ...(reviews !== undefined &&
      reviews.average !== null && {
        aggregateRating: {
          ...{ '@type': 'AggregateRating', ratingValue: reviews.average, bestRating: 5, worstRating: 1 },
          reviewCount: reviews.count,
        },
      }),
  };
  return [product];
}
