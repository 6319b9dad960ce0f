import { makes, vocabulary } from '../catalogue';
import { priceOf } from '../listing/price';
import type { StoredListing } from '../listing/record';
import { generateInventory } from './index';
import { stickerPrice } from './prices';

const now = Date.UTC(2026, 10, 20);
const listings: StoredListing[] = [];
for (const item of generateInventory({ listings: 20_000, seed: 1, now })) {
  if (item.kind === 'listing') listings.push(item.listing);
}

const share = <T>(all: readonly T[], of: (item: T) => boolean) => all.filter(of).length / all.length;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('a car person believes that', () => {
  const used = listings.filter(({ listingType }) => listingType !== 'NEW');
  const versionsOf = new Map(
    makes.flatMap((make) =>
      make.models.flatMap((model) =>
        model.trims.map((trim) => [`${model.code} ${trim.code}`, { make, model, trim }] as const),
      ),
    ),
  );

  it('no mileage is frequent', () => {
    const counts = new Map<number, number>();
    for (const { mileage } of used) if (mileage !== null) counts.set(mileage, (counts.get(mileage) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThan(10);
  });

  it('miles fit the age: almost no car drives 40,000 a year, and few old cars have a low mileage', () => {
    const tooMany = used.filter(({ mileage, year }) => (mileage ?? 0) > 45_000 * (2027 - year));
    expect(tooMany.map(({ title, mileage }) => `${title} ${mileage}`)).toEqual([]);
    const ofYear = (from: number, to: number) =>
      median(used.filter(({ year }) => year >= from && year <= to).flatMap(({ mileage }) => mileage ?? []));
    expect(ofYear(2023, 2023)).toBeGreaterThan(25_000);
    expect(ofYear(2023, 2023)).toBeLessThan(50_000);
    expect(ofYear(1995, 2005)).toBeGreaterThan(120_000);
    expect(ofYear(1995, 2005)).toBeLessThan(190_000);
    expect(share(used, ({ year, mileage }) => year < 2010 && mileage !== null && mileage < 15_000)).toBeLessThan(0.01);
  });

  it.each<[string, RegExp, string[]]>([
    ['all wheels', /4MATIC|quattro|xDrive|\b(AWD|4WD|4x4|ALL4|4MOTION|Dual Motor)\b|(Carrera|Targa) 4/, ['AWD4WD']],
    [
      'all wheels off the road',
      /TRD Pro|Off-Road|Trail (Boss|Edition)|FX4|ZR2|Z71|AT4|Tremor|Rebel|PRO-4X/,
      ['AWD4WD'],
    ],
    ['all wheels or the rear ones by number', /LP\d+-4/, ['AWD4WD']],
    ['the rear wheels', /\b(RWD|2WD|4x2|PreRunner)\b|LP\d+-2/, ['RWD']],
    ['the front wheels', /\bFWD\b/, ['FWD']],
    ['not all wheels', /sDrive/, ['FWD', 'RWD']],
  ])('a trim whose name says %s drives them', (_name, says, drives) => {
    const named = listings.filter(({ trim }) => says.test(trim ?? ''));
    expect(named.filter(({ driveGroup }) => !drives.includes(driveGroup!)).map(({ title }) => title)).toEqual([]);
    const versions = [...versionsOf.values()].flatMap(({ trim }) => (says.test(trim.label) ? trim.versions : []));
    expect(versions.filter((version) => version.drives.some((drive) => !drives.includes(drive)))).toEqual([]);
  });

  it('a car with an off-road package has all-wheel drive', () => {
    const made = listings.filter(({ packages }) => packages.includes('OFF_ROAD'));
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter(({ driveGroup }) => driveGroup !== 'AWD4WD').map(({ title }) => title)).toEqual([]);
  });

  it('no used car costs more than it did new', () => {
    const newPrice = ({ modelCode, trimCode, year, driveGroup, packages }: StoredListing) => {
      const { make, model, trim } = versionsOf.get(`${modelCode} ${trimCode}`)!;
      const sold = trim.versions.filter(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear);
      return Math.max(
        ...sold.map((version) => stickerPrice({ make, model, trim, version, year }, driveGroup!, packages.length)),
      );
    };
    const dearer = used.filter((listing) => (priceOf(listing) ?? 0) > newPrice(listing));
    expect(dearer.map(({ title, salePrice }) => `${title} ${salePrice}`)).toEqual([]);
  });

  it('no car of the coming model year is used', () => {
    expect(used.filter(({ year }) => year > new Date(now).getUTCFullYear())).toEqual([]);
  });

  it('private sellers have no offers of dealers', () => {
    const known = listings.filter(({ sellerType }) => sellerType === 'p');
    const dealers = ['hasSpecialOffer', 'certifiedProduct', 'productTiles', 'ribbon', 'esntial', 'accelerate', 'spin'];
    const wrong = known.filter(
      (listing) =>
        [...dealers, 'paymentServices'].some((field) => field in listing.details) ||
        listing.homeServices.length > 0 ||
        listing.payments !== null ||
        [listing.buyOnline, listing.vehicleExchange, listing.marketExtension, listing.vehicleHighlight].includes(
          true,
        ) ||
        listing.tier !== 'basic' ||
        listing.listingType !== 'USED',
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
    expect(known.length).toBeGreaterThan(1_000);
  });

  it.each([
    [/(Day|Regular) Cab/, ['3']],
    [/Extended Cab/, ['4']],
    [/(Crew|Double) Cab/, ['CREW', 'EXT']],
  ])('R25 the cab is the one in the name: %s', (says, cabs) => {
    const versions = [...versionsOf.values()].flatMap(({ trim }) => (says.test(trim.label) ? trim.versions : []));
    const layouts = versions.flatMap((version) => version.layouts);
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.filter(({ cab }) => !cabs.includes(cab!))).toEqual([]);
    const named = listings.filter(({ trim }) => says.test(trim ?? ''));
    expect(named.filter(({ truckCabSize }) => !cabs.includes(truckCabSize!)).map(({ title }) => title)).toEqual([]);
  });

  it('an invented vehicle has no photographs, and nothing to turn', () => {
    expect(listings.filter(({ details }) => details.images.sources.length > 0 || 'spin' in details)).toEqual([]);
  });

  it('an electric motor has no number of cylinders', () => {
    const electric = listings.filter(({ fuelTypeGroup }) => fuelTypeGroup === 'ELE');
    expect(electric.filter(({ engineCode }) => engineCode !== null)).toEqual([]);
    expect(vocabulary.engineCode!.filter(({ label }) => !/^(\d+-Cylinder|Rotary)$/.test(label))).toEqual([]);
  });
});
