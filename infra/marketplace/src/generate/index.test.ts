import { listingSchema, ownerSchema } from '@forecourt/listing';
import { slugify } from '@forecourt/search-state';
import * as z from 'zod';
import { makes, vocabulary } from '../catalogue';
import { toListing, toOwner } from '../listing/contract';
import { type InventoryItem, type StoredListing, type StoredOwner, tiers } from '../listing/record';
import { generateInventory } from './index';
import { states } from './states';
import { checkDigit } from './vin';

const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

function split(items: Iterable<InventoryItem>): { owners: StoredOwner[]; listings: StoredListing[] } {
  const owners: StoredOwner[] = [];
  const listings: StoredListing[] = [];
  for (const item of items) {
    if (item.kind === 'owner') owners.push(item.owner);
    else listings.push(item.listing);
  }
  return { owners, listings };
}

const { owners, listings } = split(generateInventory({ listings: 20_000, seed: 1, now }));

const priceOf = ({ incentive, salePrice, msrp }: StoredListing) => incentive ?? salePrice ?? msrp;
const share = <T>(all: readonly T[], of: (item: T) => boolean) => all.filter(of).length / all.length;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const medianPrice = (of: (listing: StoredListing) => boolean) =>
  median(listings.filter(of).flatMap((listing) => priceOf(listing) ?? []));
/** Returns the listings that do not satisfy the condition. */
const except = (holds: (listing: StoredListing) => boolean) =>
  listings.filter((listing) => !holds(listing)).map(({ id, title }) => `${id} ${title}`);

describe('generateInventory', () => {
  it('returns the requested number of listings, an owner before its listings', () => {
    const known = new Set<string>();
    let count = 0;
    for (const item of generateInventory({ listings: 700, seed: 3, now })) {
      if (item.kind === 'owner') {
        expect(known).not.toContain(item.owner.id);
        known.add(item.owner.id);
      } else {
        count += 1;
        expect(known).toContain(item.listing.ownerId);
      }
    }
    expect(count).toBe(700);
    expect([...generateInventory({ listings: 0, seed: 3, now })]).toEqual([]);
  });

  it('returns the same for the same seed and time, and another inventory for another seed', () => {
    const take = (seed: number) => JSON.stringify([...generateInventory({ listings: 300, seed, now })]);
    const once = take(5);
    expect(take(5) === once).toBe(true);
    expect(take(6) === once).toBe(false);
  });

  it('begins with the same listings whatever their number', () => {
    const few = split(generateInventory({ listings: 50, seed: 1, now })).listings;
    expect(few).toEqual(listings.slice(0, 50));
  });

  it.each([
    [-1, now, 'no number of listings'],
    [1.5, now, 'no number of listings'],
    [10, 0, 'begins in 1995'],
    [10, Number.NaN, 'begins in 1995'],
  ])('refuses %s listings at %s', (count, at, message) => {
    expect(() => generateInventory({ listings: count, seed: 1, now: at }).next()).toThrow(message);
  });

  it.each([1997, 2010, 2040])('has something for the year %s', (year) => {
    const { listings: some } = split(generateInventory({ listings: 200, seed: 1, now: Date.UTC(year, 5) }));
    expect(some).toHaveLength(200);
    expect(some.filter((listing) => listing.year > year + 1)).toEqual([]);
  });
});

describe('generated listings', () => {
  it('satisfy the contract', () => {
    for (const listing of listings.slice(0, 2_000))
      expect(listingSchema.safeParse(toListing(listing)).error).toBeUndefined();
  });

  it('have a URL that describes them', () => {
    const words = ({ make, model }: StoredListing) => `/${slugify(make)}/${slugify(model)}`;
    expect(
      except((listing) => listing.details.vdpBaseUrl === `/cars-for-sale/vehicle/${listing.id}${words(listing)}`),
    ).toEqual([]);
  });

  it('have unique ids and VINs with the right check digit', () => {
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ vin }) => vin)).size).toBe(listings.length);
    expect(except(({ id, vin }) => /^\d{9}$/.test(id) && vin?.[8] === checkDigit(vin!))).toEqual([]);
  });

  it('have no empty text and no undefined', () => {
    const isKnown = (value: unknown) => value !== undefined && value !== '' && !Number.isNaN(value);
    expect(except((listing) => Object.values(listing).every(isKnown))).toEqual([]);
  });

  it('name codes and facts of the catalogue', () => {
    const trims = new Map(
      makes.flatMap((make) =>
        make.models.flatMap((model) =>
          model.trims.map((trim) => [`${model.code} ${trim.code}`, { make, model, trim }] as const),
        ),
      ),
    );
    const wrong = except((listing) => {
      const found = trims.get(`${listing.modelCode} ${listing.trimCode}`);
      if (!found) return false;
      const { make, model, trim } = found;
      return (
        [listing.make, listing.makeCode, listing.model, listing.trim].join() ===
          [make.label, make.code, model.label, trim.label].join() &&
        listing.seriesCode === (model.series?.code ?? null) &&
        trim.versions.some(
          (version) =>
            version.firstYear <= listing.year &&
            listing.year <= version.lastYear &&
            version.vehicleStyleCode === listing.vehicleStyleCodes[0] &&
            version.fuelTypeGroup === listing.fuelTypeGroup &&
            version.drives.includes(listing.driveGroup!),
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have only codes of the vocabulary', () => {
    const known = new Map(
      Object.entries(vocabulary).map(([param, options]) => [param, new Set(options.map(({ code }) => code))]),
    );
    const fields = {
      ...{
        listingType: 'listingType',
        packages: 'packages',
        vehicleStyleCodes: 'vehicleStyleCode',
      },
      ...{
        bodyStyleSubtypeCode: 'bodyStyleSubtypeCode',
        suvSubtypeCode: 'suvSubtypeCode',
        vanSubtypeCode: 'vanSubtypeCode',
      },
      ...{ sedanSubtypeCode: 'sedanSubtypeCode', vehicleType: 'vehicleType', vehicleUseType: 'vehicleUseType' },
      ...{ extColorSimple: 'extColorSimple', intColorSimple: 'intColorSimple', driveGroup: 'driveGroup' },
      ...{ transmissionCode: 'transmissionCode', engineCode: 'engineCode', engineDisplacement: 'engineDisplacement' },
      ...{
        fuelTypeGroup: 'fuelTypeGroup',
        doorCode: 'doorCode',
        maximumSeating: 'maximumSeating',
        truckCabSize: 'truckCabSize',
      },
      ...{ truckBedLength: 'truckBedLength', featureCodes: 'featureCode', vehicleHistoryTypes: 'vehicleHistoryType' },
      ...{ sellerType: 'sellerType', homeServices: 'homeServices' },
    } as const;
    for (const [field, param] of Object.entries(fields) as [keyof StoredListing, string][]) {
      const codes = new Set(listings.flatMap((listing) => listing[field] as string | null | readonly string[]));
      const unknown = [...codes].filter((code) => code !== null && !known.get(param)!.has(code));
      expect([field, unknown]).toEqual([field, []]);
    }
  });

  it('have numbers in plausible ranges', () => {
    const within = (value: number | null, low: number, high: number) =>
      value === null || (value >= low && value <= high);
    expect(
      except(
        (listing) =>
          within(listing.year, 1995, 2027) &&
          within(listing.mileage, 0, 350_000) &&
          within(priceOf(listing), 1_500, 5_000_000) &&
          within(listing.listedAt, now - 90 * day, now) &&
          within(listing.seats, 2, 15) &&
          within(listing.mpgCity, 6, 60) &&
          within(listing.electricRange, 3, 550) &&
          within(listing.lat, 18, 72) &&
          within(listing.lon, -180, -66),
      ),
    ).toEqual([]);
  });

  it('are sold new in this and the next model year only', () => {
    expect(
      [...new Set(listings.filter(({ listingType }) => listingType === 'NEW').map(({ year }) => year))].sort(),
    ).toEqual([2026, 2027]);
    expect(except(({ listingType, year }) => listingType === 'NEW' || year <= 2026)).toEqual([]);
    expect(except(({ listingType, msrp }) => (listingType === 'NEW') === (msrp !== null))).toEqual([]);
    expect(except(({ listingType, sellerType }) => listingType === 'USED' || sellerType === 'd')).toEqual([]);
  });

  it('have prices that go down from list to sale to incentive', () => {
    expect(
      except(
        ({ incentive, salePrice, msrp }) =>
          (incentive ?? 0) < (salePrice ?? Infinity) && (salePrice ?? 0) < (msrp ?? Infinity),
      ),
    ).toEqual([]);
  });

  it('are certified by the maker only when young, with few miles, at a dealer of that make', () => {
    expect(
      except(
        ({ listingType, year, mileage }) => listingType !== 'CERTIFIED' || (year >= 2020 && (mileage ?? 0) < 80_000),
      ),
    ).toEqual([]);
  });

  it('have an electric range if and only if they can be charged, and no miles per gallon if they are electric', () => {
    expect(
      except(
        ({ fuelTypeGroup, electricRange, mpgCity, mpgHwy, engineCode }) =>
          (electricRange !== null) === ['ELE', 'PIH'].includes(fuelTypeGroup!) &&
          (fuelTypeGroup !== 'ELE' || (mpgCity === null && mpgHwy === null && engineCode === null)),
      ),
    ).toEqual([]);
  });

  it('R25 have the third-row feature with six seats or more, never with five', () => {
    const hasThirdRow = ({ featureCodes }: StoredListing) => featureCodes.includes('1306');
    expect(except((listing) => !hasThirdRow(listing) || listing.seats! >= 6)).toEqual([]);
    expect(except((listing) => listing.suvSubtypeCode === null || listing.seats! < 6 || hasThirdRow(listing))).toEqual(
      [],
    );
  });

  it('have a cab and bed if and only if they are trucks', () => {
    expect(except((listing) => listing.truckCabSize === null || listing.vehicleStyleCodes[0] === 'TRUCKS')).toEqual([]);
    expect(except((listing) => listing.vehicleStyleCodes[0] !== 'TRUCKS' || listing.truckCabSize !== null)).toEqual([]);
  });

  it('R31 have titles that begin in the same way, some with packages after " w/"', () => {
    expect(
      except(
        ({ title, year, make, model }) =>
          new RegExp(`^(New|Used|Certified) ${year} `).test(title) && title.includes(`${make} ${model}`),
      ),
    ).toEqual([]);
    expect(share(listings, ({ title }) => title.includes(' w/ '))).toBeGreaterThan(0.15);
    expect(except(({ title, packages }) => packages.length === 0 || title.includes(' w/ '))).toEqual([]);
  });

  it('are located at their owner, in all fifty states and the District of Columbia', () => {
    const byId = new Map(owners.map((owner) => [owner.id, owner]));
    expect(
      except((listing) => {
        const owner = byId.get(listing.ownerId)!;
        return (
          owner.zip === listing.zip && owner.lat === listing.lat && (listing.sellerType === 'p') === owner.privateSeller
        );
      }),
    ).toEqual([]);
    expect(new Set(owners.map(({ state }) => state))).toEqual(new Set(states.keys()));
  });
});

describe('the generated market', () => {
  it.each<[string, number, number, (listing: StoredListing) => boolean]>([
    ['private sellers', 0.05, 0.11, ({ sellerType }) => sellerType === 'p'],
    ['new cars', 0.2, 0.36, ({ listingType }) => listingType === 'NEW'],
    ['certified cars', 0.04, 0.12, ({ listingType }) => listingType === 'CERTIFIED'],
    ['cars certified by others', 0.005, 0.06, ({ listingType }) => listingType === '3P_CERT'],
    ['SUVs', 0.38, 0.55, ({ suvSubtypeCode }) => suvSubtypeCode !== null],
    ['trucks', 0.12, 0.23, ({ truckCabSize }) => truckCabSize !== null],
    ['electric cars', 0.025, 0.08, ({ fuelTypeGroup }) => fuelTypeGroup === 'ELE'],
    ['commercial vehicles', 0.02, 0.08, ({ vehicleUseType }) => vehicleUseType === 'COMMERCIAL'],
    [
      'white, black, gray and silver cars',
      0.7,
      0.85,
      ({ extColorSimple }) => ['WHITE', 'BLACK', 'GRAY', 'SILVER'].includes(extColorSimple!),
    ],
    ['paid places', 0.07, 0.18, ({ tier }) => tier !== 'basic'],
    ['premium places', 0.005, 0.03, ({ tier }) => tier === 'premium'],
    ['vehicle highlights', 0.005, 0.03, ({ vehicleHighlight }) => vehicleHighlight],
    ['reduced prices', 0.08, 0.22, ({ details }) => details.isReducedPrice === true],
    ['special offers', 0.04, 0.14, ({ details }) => details.hasSpecialOffer === true],
    ['cars to buy online', 0.1, 0.35, ({ buyOnline }) => buyOnline],
    ['example payments', 0.35, 0.7, ({ payments }) => payments !== null],
    ['prices on request', 0.001, 0.03, (listing) => priceOf(listing) === null],
    ['listings of the last month', 0.33, 0.6, ({ listedAt }) => listedAt > now - 30 * day],
  ])('has %s between %s and %s of all', (_name, low, high, is) => {
    const part = share(listings, is);
    expect(part).toBeGreaterThan(low);
    expect(part).toBeLessThan(high);
  });

  it('has prices that fall with age and miles', () => {
    const used = (from: number, to: number) =>
      medianPrice(({ year, listingType }) => listingType === 'USED' && year >= from && year <= to);
    expect(used(2023, 2025)).toBeGreaterThan(used(2018, 2020));
    expect(used(2018, 2020)).toBeGreaterThan(used(2012, 2014));
    expect(used(2012, 2014)).toBeGreaterThan(used(1998, 2005));
    const of2020 = (fewMiles: boolean) =>
      medianPrice(({ year, mileage }) => year === 2020 && mileage !== null && mileage < 60_000 === fewMiles);
    expect(of2020(true)).toBeGreaterThan(of2020(false));
    expect(medianPrice(({ listingType }) => listingType === 'NEW')).toBeGreaterThan(35_000);
  });

  it('has older features everywhere, rare ones in expensive cars', () => {
    const withFeature = (code: string, of: (listing: StoredListing) => boolean) =>
      share(
        listings.filter((listing) => of(listing) && listing.vehicleUseType === 'PERSONAL'),
        ({ featureCodes }) => featureCodes.includes(code),
      );
    expect(withFeature('1120', ({ year }) => year >= 2020)).toBeGreaterThan(0.9);
    expect(withFeature('1120', ({ year }) => year <= 2005)).toBeLessThan(0.1);
    const dear = withFeature('1066', (listing) => listing.year >= 2022 && priceOf(listing)! > 60_000);
    const cheap = withFeature('1066', (listing) => listing.year >= 2022 && priceOf(listing)! < 25_000);
    expect(dear).toBeGreaterThan(3 * cheap);
  });

  it('has every body style, fuel, drive, gearbox, colour, tier and history', () => {
    const fields: [param: string, of: (listing: StoredListing) => string | null | readonly string[]][] = [
      ['vehicleStyleCode', (listing) => listing.vehicleStyleCodes],
      ['driveGroup', (listing) => listing.driveGroup],
      ['transmissionCode', (listing) => listing.transmissionCode],
      ['extColorSimple', (listing) => listing.extColorSimple],
      ['featureCode', (listing) => listing.featureCodes],
      ['vehicleHistoryType', (listing) => listing.vehicleHistoryTypes],
      ['vehicleType', (listing) => listing.vehicleType],
      ['homeServices', (listing) => listing.homeServices],
      ['packages', (listing) => listing.packages],
    ];
    for (const [param, of] of fields) {
      const seen = new Set(listings.flatMap(of));
      expect([param, vocabulary[param]!.filter(({ code }) => !seen.has(code))]).toEqual([param, []]);
    }
    expect(new Set(listings.map(({ tier }) => tier))).toEqual(new Set(tiers));
  });
});

describe('every field of the specification', () => {
  /** Returns the paths of the fields that are filled: `tier.name`; of an array, those of its elements. */
  function pathsOf(value: unknown, prefix = ''): string[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value))
      return value.length === 0 ? [] : [prefix, ...value.flatMap((each) => pathsOf(each, prefix))];
    if (typeof value !== 'object') return [prefix];
    return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, prefix === '' ? key : `${prefix}.${key}`));
  }
  /** Returns the paths of a schema's fields. */
  function fieldsOf(schema: z.ZodType, prefix = ''): string[] {
    if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType, prefix);
    if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, prefix);
    if (!(schema instanceof z.ZodObject)) return [prefix];
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      fieldsOf(inner as z.ZodType, prefix === '' ? key : `${prefix}.${key}`),
    );
  }

  it.each([
    // Invented vehicles have no photographs and nothing to turn; sellers' offers, reviews of a model and views are not invented; prices are rated when they are read.
    [
      'listing',
      listingSchema,
      () => listings.map(toListing),
      [
        ...['images.sources.src', 'images.sources.alt', 'pricingDetail.dealIndicator', 'pricingDetail.marketPrice'],
        ...['specialOffer', 'isHot', 'modelReviews.value', 'modelReviews.count'],
        ...['modelReviews.aspects.label', 'modelReviews.aspects.value', 'viewCount', 'spin', 'productTiles.image'],
      ],
    ],
    // The distance depends on a search; dealers' promises are not invented.
    [
      'owner',
      ownerSchema,
      () => owners.map(toOwner),
      ['logo', 'distanceFromSearch', 'dealerDiff.tagline', 'dealerDiff.contentId', 'dealerDiff.tile'],
    ],
  ] as const)('of a %s is filled somewhere', (_what, schema, all, exceptions) => {
    const filled = new Set(all().flatMap((each) => pathsOf(each)));
    const prefixes = [...filled];
    const isFilled = (field: string) => prefixes.some((path) => path === field || path.startsWith(`${field}.`));
    expect(fieldsOf(schema).filter((field) => !isFilled(field))).toEqual(exceptions);
  });

  it('of payments is filled for dealers who sell online', () => {
    const online = listings.flatMap(({ details }): Record<string, unknown>[] =>
      details.paymentServices === undefined ? [] : [details.paymentServices],
    );
    expect(online.length).toBeGreaterThan(1_000);
    expect(share(online, (services) => 'paymentCalculationUrl' in services)).toBeGreaterThan(0.8);
    expect(share(online, (services) => 'incentivesUrl' in services)).toBeGreaterThan(0.1);
    expect(online.filter((services) => !('digitalRetailingType' in services && 'dealerSettings' in services))).toEqual(
      [],
    );
  });

  it('has a reason to hurry for some paid places and highlights, and for no other listing', () => {
    const shown = listings.map(toListing);
    const paid = shown.filter(({ tier, vehicleHighlight }) => tier ?? vehicleHighlight);
    const hurries = ({ tier, vehicleHighlight }: (typeof shown)[number]) =>
      (tier?.urgencyDriverType ?? vehicleHighlight?.urgencyDriverType) !== undefined;
    expect(share(paid, hurries)).toBeGreaterThan(0.1);
    expect(share(paid, hurries)).toBeLessThan(0.75);
    expect(shown.filter((listing) => 'urgency' in listing)).toEqual([]);
  });
});

describe('generated owners', () => {
  const dealers = owners.filter(({ privateSeller }) => !privateSeller);

  it('satisfy the contract', () => {
    for (const owner of owners) expect(ownerSchema.safeParse(toOwner(owner)).error).toBeUndefined();
  });

  it('are fictitious, with numbers and addresses that are reserved for fiction', () => {
    const phones = owners.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !/^\(\d{3}\) 555-01\d\d$/.test(phone))).toEqual([]);
    const sites = owners.flatMap(({ website }) => website ?? []);
    expect(sites.filter((site) => !new URL(site).hostname.endsWith('.example'))).toEqual([]);
  });

  it('are dealers with a rating, a telephone and a website, or private sellers without', () => {
    expect(dealers.length).toBeGreaterThan(200);
    expect(share(dealers, ({ rating }) => rating !== null && rating.value >= 2 && rating.value <= 5)).toBeGreaterThan(
      0.8,
    );
    expect(dealers.filter(({ phone, address }) => phone === null || address === null)).toEqual([]);
    expect(
      owners.filter(({ privateSeller, rating, website, showcase }) => privateSeller && (rating || website || showcase)),
    ).toEqual([]);
    expect(share(dealers, ({ showcase }) => showcase)).toBeGreaterThan(0.05);
    expect(share(dealers, ({ details }) => details.homeServices !== undefined)).toBeGreaterThan(0.2);
  });

  it('have unique ids', () => {
    expect(new Set(owners.map(({ id }) => id)).size).toBe(owners.length);
  });
});
