import type { Directory, Listing, ListingResponse, ModelTrims, OnlineOffer, Owner, Showcase } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import { FakeUpstream, plainDescription } from './fake-upstream';

const reference: ReferenceData = {
  makes: [
    { code: 'TOYOTA', label: 'Toyota' },
    { code: 'HYUND', label: 'Hyundai' },
  ],
  models: { TOYOTA: [{ code: 'CAMRY|TOYOTA', label: 'Camry' }], HYUND: [] },
  trims: { 'CAMRY|TOYOTA': [{ code: 'CAMRY|LE', label: 'LE' }] },
  facets: { vehicleStyleCode: [{ code: 'SEDAN', label: 'Sedan' }] },
  places: ['chicago-il'],
};

export function fakeListing(id: string): Listing {
  return {
    id,
    title: `Used 2021 Toyota Camry LE ${id}`,
    ownerId: 'owner-1',
    listingType: 'USED',
    year: 2021,
    make: 'Toyota',
    makeCode: 'TOYOTA',
    model: 'Camry',
    modelCode: 'CAMRY|TOYOTA',
    vehicleStyleCodes: ['SEDAN'],
    specifications: {},
    images: { primary: 0, sources: [] },
    pricingDetail: { salePrice: 20_000 },
    vdpBaseUrl: `/cars-for-sale/vehicle/${id}/toyota/camry`,
  };
}

const owner: Owner = { id: 'owner-1', name: 'Main Street Motors', location: { address: {} }, privateSeller: false };

/** The marketplace, with answers that a test can change. */
export class FakeMarketplace extends FakeUpstream {
  listing: ListingResponse = {
    listings: ['1', '2', '3'].map(fakeListing),
    owners: [],
    totalResultCount: 3,
    filters: {},
    stats: { derivedprice: null, year: null, mileage: null },
    invalidQueryParams: {},
  };
  directory: Directory = {
    groups: [
      {
        ...{ label: 'Toyota', href: '/cars-for-sale/all/toyota', count: 9 },
        links: [{ label: 'Camry', href: '/cars-for-sale/models/toyota/camry', count: 9, changed: '2026-10-10' }],
      },
    ],
  };
  trims: ModelTrims = {
    ...{ year: 2021, make: 'Toyota', model: 'Camry' },
    trims: ['LE', 'XSE'].map((trimName) => ({
      ...{ trimName, trimCode: `CAMRY|${trimName}`, nationalMSRP: 25_000, engineType: '4-Cylinder', specs: [] },
    })),
  };
  showcase: Showcase = { owner: null, context: 'inventory', listings: [] };

  override description: unknown = {
    ...plainDescription,
    ...{ title: 'marketplace', timeoutMs: 20_000, answerBytes: 2_000_000 },
    paths: ['/rest/lsc', '/cars-for-sale/searchoptions', '/cars-for-sale/svc'].map((path) => ({
      ...{ path, methods: ['GET', 'HEAD'] },
    })),
  };

  /** How its vehicles are sold online; undefined if they are not. */
  online: OnlineOffer | undefined = undefined;

  /** Ids of the vehicles that have a page. */
  vehicles = ['1', '2', '3'];

  protected override answers() {
    const vehicles = this.vehicles.map((id) => [
      `/rest/lsc/listing/${id}`,
      { listing: fakeListing(id), owner, online: this.online },
    ]);
    return {
      ...Object.fromEntries(vehicles),
      '/rest/lsc/reference': reference,
      '/rest/lsc/listing': this.listing,
      '/rest/lsc/modelinfo/ymm': this.trims,
      '/rest/lsc/listing/alpha': this.showcase,
      '/rest/lsc/crawl/directory': this.directory,
    };
  }
}
