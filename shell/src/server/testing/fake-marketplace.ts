import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ads, Listing, ListingResponse, Showcase } from '@forecourt/contracts';
import type { ReferenceData } from '@forecourt/search-state';
import type { Fault } from './fake-registry';

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

/** The marketplace's part of the page, over real HTTP, with answers that a test can change. */
export class FakeMarketplace {
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
  fault: Fault = () => false;
  /** Paths that were asked for, with their queries. */
  readonly requests: string[] = [];
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    this.requests.push(url);
    if (this.fault(request, response)) return;
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
