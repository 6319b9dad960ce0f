import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ads } from '@forecourt/contracts';
import type { Listing, ListingResponse, Showcase } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import { FakeServer } from './fake-server';

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
    vdpBaseUrl: `/cars-for-sale/vehicle/${id}`,
  };
}

/** The marketplace's part of the page, with answers that a test can change. */
export class FakeMarketplace extends FakeServer {
  listing: ListingResponse = {
    listings: ['1', '2', '3'].map(fakeListing),
    owners: [],
    totalResultCount: 3,
    filters: {},
    stats: { derivedprice: null, year: null, mileage: null },
    invalidQueryParams: {},
  };
  showcase: Showcase = { owner: null, context: 'inventory', listings: [] };
  ads: Ads = { ads: {} };
  /** Paths that were asked for, with their queries. */
  readonly requests: string[] = [];

  protected override note(request: IncomingMessage): void {
    this.requests.push(request.url ?? '');
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    const answers: Readonly<Record<string, unknown>> = {
      '/rest/lsc/reference': reference,
      '/rest/lsc/listing': this.listing,
      '/rest/lsc/listing/alpha': this.showcase,
      '/ads/house': this.ads,
    };
    const answer = answers[url.split('?')[0]!];
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }
}
