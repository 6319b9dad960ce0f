import { type FacetName, facetNames, type News, type NewsAnswer } from '@forecourt/matching';

type Vehicle = NewsAnswer['vehicles'][string];

/** Returns a car as the marketplace's changes describe it. */
export function aVehicle(id: string, { make = 'TOYOTA', price = 20_000, isGreat = false } = {}): Vehicle {
  const codes = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<FacetName, string[]>;
  return {
    document: {
      ...{ id, ownerId: 'dealer-7', price, year: 2021, mileage: 31_500, mpg: null, electricRange: null, payment: null },
      ...{ lat: 41.89, lon: -87.62, state: 'IL', tier: 4, vehicleHighlight: false, marketExtension: false },
      ...{ showcase: false, listedAt: 1, relevance: 1, words: [make.toLowerCase()] },
      codes: { ...codes, makeCode: [make], modelCode: [`ANY|${make}`], listingType: ['USED'] },
    },
    listing: {
      ...{ id, title: `2021 ${make} ${id} w/ Sunroof`, listingType: 'USED', year: 2021, make, model: 'Any' },
      ...{
        mileage: 31_500,
        pricingDetail: { salePrice: price, ...(isGreat && { dealIndicator: 'Great' as const }) },
        images: { primary: 0, sources: [] },
      },
      ...{ vehicleStyleCodes: ['SEDAN'], extColorSimple: 'BLUE', vdpBaseUrl: `/cars-for-sale/vehicle/${id}` },
    },
    seller: {
      ...{ id: 'dealer-7', name: 'Lakeside & Sons', privateSeller: false },
      location: { address: { city: 'Chicago', state: 'IL' } },
    },
  };
}

/** A log of changes that a test writes. */
export class FakeNews {
  private news: News[] = [];
  private readonly vehicles = new Map<string, Vehicle>();

  add(...vehicles: readonly Vehicle[]): void {
    for (const vehicle of vehicles) this.put(vehicle, 'new', null);
  }

  cheaper(vehicle: Vehicle, priceBefore: number): void {
    this.put(vehicle, 'cheaper', priceBefore);
  }

  gone(id: string): void {
    this.vehicles.delete(id);
    this.news.push({ ...{ seq: this.last + 1, id, kind: 'gone', price: null, priceBefore: null }, at: 1 });
  }

  /** Empties the log, as a new store does. */
  empty(): void {
    this.news = [];
  }

  get last(): number {
    return this.news.at(-1)?.seq ?? 0;
  }

  after(seq: number, limit: number): NewsAnswer {
    const news = this.news.filter((each) => each.seq > seq).slice(0, limit);
    const vehicles = news.flatMap(({ id }) => {
      const vehicle = this.vehicles.get(id);
      return vehicle === undefined ? [] : [[id, vehicle] as const];
    });
    return { news, vehicles: Object.fromEntries(vehicles), first: this.news[0]?.seq ?? 0, last: this.last };
  }

  private put(vehicle: Vehicle, kind: News['kind'], priceBefore: number | null): void {
    const { id } = vehicle.document;
    this.vehicles.set(id, vehicle);
    this.news.push({ ...{ seq: this.last + 1, id, kind, price: vehicle.document.price, priceBefore }, at: 1 });
  }
}
