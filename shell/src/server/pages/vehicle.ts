/** One vehicle: `/cars-for-sale/vehicle/{id}/{make}/{model}`. Make and model make the way to others like it, also once it is sold. */
import { shownPrice, shownTitle } from '@forecourt/listing';
import { hrefFor, type Reference, type SearchState } from '@forecourt/search-state';
import type { PageType } from '../steps/page-type';
import { searchFailed } from './status';

const pattern = /^\/cars-for-sale\/vehicle\/([A-Za-z0-9_-]{1,64})(?:\/([a-z0-9-]+))?(?:\/([a-z0-9-]+))?\/?$/;

/** Make and model of an address, as far as the reference data knows them. */
function searchOf(makeSlug: string | undefined, modelSlug: string | undefined, reference: Reference): SearchState {
  const make = makeSlug === undefined ? undefined : reference.makes.bySlug.get(makeSlug);
  if (make === undefined) return {};
  const model = modelSlug === undefined ? undefined : reference.models(make.code)?.bySlug.get(modelSlug);
  return { makeCode: [make.code], ...(model && { modelCode: [model.code] }) };
}

export const vehicle: PageType = {
  name: 'vehicle',
  matches: (path) => path.startsWith('/cars-for-sale/vehicle/'),
  read({ url }, _brand, reference) {
    const [, id, make, model] = pattern.exec(url.split('?', 1)[0] ?? '') ?? [];
    if (id === undefined) return { reason: 'this is no address of a vehicle' };
    return { state: searchOf(make, model, reference), params: { id }, canonical: url, cookies: [], spent: [] };
  },
  requires: ['vehicle'],
  intents: 'document',
  head({ address, data }) {
    const { listing, owner } = data.vehicle!;
    const [path = '', query] = address.canonical.split('?', 2);
    if (path !== listing.vdpBaseUrl)
      return { status: 301, location: listing.vdpBaseUrl + (query === undefined ? '' : `?${query}`) };
    const name = shownTitle(listing);
    const price = shownPrice(listing.pricingDetail);
    return {
      title: name,
      description: `${name}, offered by ${owner.name}.`,
      canonical: listing.vdpBaseUrl,
      noindex: false,
      jsonLd: (origin) => [
        {
          '@context': 'https://schema.org',
          '@type': 'Car',
          name,
          url: origin + listing.vdpBaseUrl,
          vehicleIdentificationNumber: listing.vin,
          ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }),
        },
      ],
    };
  },
  /** A vehicle that is gone leads to others of its make and model, and says so there, once (section 8, R14, R71). */
  failed(failure) {
    const { error, address, brand, reference } = failure;
    if (error.status !== 404) return searchFailed(failure);
    const search = hrefFor(address.state, { type: 'page', firstRecord: 0 }, brand, reference);
    return { status: 302, location: `${search}${search.includes('?') ? '&' : '?'}expired=1` };
  },
};
