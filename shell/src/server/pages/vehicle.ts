/** One vehicle: `/cars-for-sale/vehicle/{id}/{make}/{model}`. Make and model lead to similar vehicles, also once it is sold. */
import type { Brand } from '@forecourt/contracts';
import { type Listing, type Owner, shownPrice, shownTitle } from '@forecourt/listing';
import { breadcrumbJsonLd, hrefFor, pageText, type Reference, type SearchState } from '@forecourt/search-state';
import type { Address, PageType } from '../steps/page-type';
import { foundIn } from './found-in';
import { imagePaths } from './image-paths';
import { searchFailed } from './status';

const vehicleRoot = '/cars-for-sale/vehicle';
const pattern = /^\/cars-for-sale\/vehicle\/([A-Za-z0-9_-]{1,64})(?:\/([a-z0-9-]+))?(?:\/([a-z0-9-]+))?\/?$/;

/** Returns the search for make and model of an address, as far as the reference data knows them. */
function searchOf(makeSlug: string | undefined, modelSlug: string | undefined, reference: Reference): SearchState {
  const make = makeSlug === undefined ? undefined : reference.makes.bySlug.get(makeSlug);
  if (make === undefined) return {};
  const model = modelSlug === undefined ? undefined : reference.models(make.code)?.bySlug.get(modelSlug);
  return { makeCode: [make.code], ...(model && { modelCode: [model.code] }) };
}

/** Parameters of the payment calculator without script; the fragment parses and limits the numbers. */
const termNames = ['deal', 'down', 'tradeIn', 'fees', 'months', 'apr'];
const term = /^[a-z]{1,10}$|^\$?[\d.,]{1,12}%?$/;

/** Returns the terms of an address; anything else is dropped, so that nobody can put their own words on a page. */
function termsIn(query: string): Record<string, string> {
  const given = [...new URLSearchParams(query)].filter(([name, value]) => termNames.includes(name) && term.test(value));
  return Object.fromEntries(given);
}

const crumbs = (address: Address, brand: Brand, reference: Reference) =>
  pageText(address.state, brand, reference).breadcrumbs;

/** Returns the description of the page for search results and shared links. */
function describe(listing: Listing, owner: Owner, price: number | undefined): string {
  const facts = [
    price === undefined ? undefined : `$${price.toLocaleString('en-US')}`,
    listing.mileage === undefined ? undefined : `${listing.mileage.toLocaleString('en-US')} miles`,
    listing.specifications.color,
  ].filter((fact) => fact !== undefined);
  const place = [owner.location.address.city, owner.location.address.state].filter(Boolean).join(', ');
  const seller = owner.privateSeller ? 'a private seller' : owner.name;
  return `${[shownTitle(listing), ...facts].join(', ')}. Offered by ${seller}${place === '' ? '' : ` in ${place}`}.`;
}

/** Returns the `https://schema.org/…` value of a condition; certified vehicles are used ones. */
const schemaCondition = (type: string) => `https://schema.org/${type === 'NEW' ? 'New' : 'Used'}Condition`;

interface Shown {
  origin: string;
  name: string;
  price: number | undefined;
  /** Paths. */
  images: readonly string[];
}

/** Returns the vehicle and its offer as structured data for search engines; unknown facts are left out. */
function carJsonLd(listing: Listing, owner: Owner, { origin, name, price, images }: Shown) {
  const { specifications, mileage } = listing;
  const url = origin + listing.vdpBaseUrl;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    url,
    image: images.slice(0, 6).map((image) => new URL(image, origin).href),
    brand: { '@type': 'Brand', name: listing.make },
    model: listing.model,
    vehicleModelDate: `${listing.year}`,
    vehicleConfiguration: listing.trim,
    vehicleIdentificationNumber: listing.vin,
    itemCondition: schemaCondition(listing.listingType),
    bodyType: listing.style,
    color: specifications.color,
    vehicleInteriorColor: specifications.interiorColor,
    vehicleTransmission: specifications.transmission,
    driveWheelConfiguration: specifications.driveType,
    numberOfDoors: listing.doors,
    ...(mileage !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'SMI' },
    }),
    ...(price !== undefined &&
      price > 0 && {
        offers: {
          ...{ '@type': 'Offer', url, price, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
          itemCondition: schemaCondition(listing.listingType),
          ...(!owner.privateSeller && { seller: { '@type': 'AutoDealer', name: owner.name } }),
        },
      }),
  };
}

export const vehicle: PageType = {
  name: 'vehicle',
  roots: [vehicleRoot],
  matches: (path) => path.startsWith(`${vehicleRoot}/`),
  read({ url }, brand, reference) {
    const [path = '', query = ''] = url.split('?', 2);
    const [, id, make, model] = pattern.exec(path) ?? [];
    if (id === undefined) return { reason: 'this is no address of a vehicle' };
    const params = { ...termsIn(query), ...foundIn(query, brand, reference), id };
    return { state: searchOf(make, model, reference), params, canonical: url, cookies: [], spent: [] };
  },
  // The path of a page that was answered is the listing's own; its query is the visitor's.
  harmless: ({ canonical }) => canonical.split('?', 1)[0]!,
  requires: ['vehicle'],
  about: ['actions', 'facts'],
  intents: 'document',
  head({ address, brand, reference, data }) {
    const { listing, owner } = data.vehicle!;
    const [path = '', query] = address.canonical.split('?', 2);
    if (path !== listing.vdpBaseUrl)
      return { status: 301, location: listing.vdpBaseUrl + (query === undefined ? '' : `?${query}`) };
    const name = shownTitle(listing);
    const price = shownPrice(listing.pricingDetail);
    const images = imagePaths(listing);
    return {
      title: name,
      description: describe(listing, owner, price),
      canonical: listing.vdpBaseUrl,
      noindex: false,
      image: images[0],
      jsonLd: (origin) => [
        breadcrumbJsonLd(
          [...crumbs(address, brand, reference), { key: 'vehicle', label: name, href: listing.vdpBaseUrl }],
          origin,
        ),
        carJsonLd(listing, owner, { origin, name, price, images }),
      ],
    };
  },
  /** Redirects from a vehicle that is gone to others of its make and model, with a one-time message (section 8, R14, R71). */
  failed(failure) {
    const { error, address, brand, reference } = failure;
    if (error.status !== 404) return searchFailed(failure);
    const search = hrefFor(address.state, { type: 'page', firstRecord: 0 }, brand, reference);
    return { status: 302, location: `${search}${search.includes('?') ? '&' : '?'}expired=1` };
  },
};
