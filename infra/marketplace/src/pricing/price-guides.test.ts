import type { Appraisal } from '@forecourt/listing';
import fc from 'fast-check';
import { dealOf } from './appraise';
import type { OfferFacts } from './offer';
import { appraiserOf } from './price-guides';

const camry: OfferFacts = {
  ...{ price: 24_000, year: 2021, mileage: 40_000, ownerId: 'o-0', modelCode: 'CAMRY|TOYOTA', listingType: 'USED' },
  ...{ trimCode: 'CAMRY|LE', driveGroup: 'FWD', fuelTypeGroup: 'GSL', engineCode: '4CYL', truckCabSize: null },
  ...{ state: 'IL', sellerType: 'd' },
};

/** Returns offers of some sellers, each like `camry` but for what `of` says. */
const offersOf = (count: number, of: (index: number) => Partial<OfferFacts> = () => ({})) =>
  Array.from({ length: count }, (_, index): OfferFacts => ({ ...camry, ownerId: `o-${index % 7}`, ...of(index) }));

/** A price that falls by 8 % a year and 4 % every 10,000 miles, and is 15 % higher for one trim. */
const lawful = ({ year, mileage, trimCode }: Pick<OfferFacts, 'year' | 'mileage' | 'trimCode'>) =>
  Math.round(
    30_000 * 0.92 ** (2024 - year) * 0.96 ** ((mileage ?? 0) / 10_000) * (trimCode === 'CAMRY|XSE' ? 1.15 : 1),
  );

const vehicle = fc
  .record({
    year: fc.integer({ min: 2014, max: 2024 }),
    mileage: fc.integer({ min: 1_000, max: 150_000 }),
    trimCode: fc.constantFrom('CAMRY|LE', 'CAMRY|XSE'),
  })
  .map((facts) => ({ ...facts, price: lawful(facts) }));
const vehicles = fc.array(vehicle, { minLength: 60, maxLength: 150 });
const offers = vehicles.map((all) => offersOf(all.length, (index) => all[index]!));

const appraised = (appraisal: Appraisal | null): Appraisal => {
  if (appraisal === null) throw new Error('There is no appraisal.');
  return appraisal;
};

test('R76 prices that follow from year, mileage and trim are estimated within 4 %', () => {
  fc.assert(
    fc.property(offers, (all) => {
      const appraise = appraiserOf(all);
      const errors = all.flatMap((offer) => {
        const appraisal = appraise(offer);
        return appraisal === null ? [] : [Math.abs(appraisal.estimate / offer.price! - 1)];
      });
      expect(errors.length).toBeGreaterThan(all.length / 3);
      errors.sort((a, b) => a - b);
      expect(errors[errors.length >> 1]).toBeLessThan(0.04);
    }),
    { numRuns: 40, seed: 7, endOnFailure: true },
  );
});

test('R76 one price in ten that is absurd moves half of the estimates by less than 4 %', () => {
  fc.assert(
    fc.property(offers, fc.constantFrom(0.05, 20), (all, times) => {
      const appraise = appraiserOf(all);
      const disturbed = appraiserOf(
        all.map((offer, index) => (index % 10 === 0 ? { ...offer, price: offer.price! * times } : offer)),
      );
      const moved = all.flatMap((offer) => {
        const [before, after] = [appraise(offer), disturbed(offer)];
        return before === null || after === null ? [] : [Math.abs(after.estimate / before.estimate - 1)];
      });
      moved.sort((a, b) => a - b);
      expect(moved[moved.length >> 1] ?? 0).toBeLessThan(0.04);
    }),
    { numRuns: 40, seed: 7, endOnFailure: true },
  );
});

test('R76 the order of the offers does not matter', () => {
  fc.assert(
    fc.property(offers, (all) => {
      const [forwards, backwards] = [appraiserOf(all), appraiserOf(all.toReversed())];
      for (const offer of all) expect(backwards(offer)).toEqual(forwards(offer));
    }),
    { numRuns: 20 },
  );
});

test('R76 of two equal vehicles the one with more miles is not worth more', () => {
  fc.assert(
    fc.property(offers, fc.nat(140_000), fc.nat(50_000), (all, mileage, more) => {
      const appraise = appraiserOf(all);
      for (const offer of all.slice(0, 5)) {
        const [fewer, many] = [appraise({ ...offer, mileage }), appraise({ ...offer, mileage: mileage + more })];
        if (fewer !== null && many !== null) expect(many.estimate).toBeLessThanOrEqual(fewer.estimate);
      }
    }),
    { numRuns: 20 },
  );
});

test('R76 the estimate is the level times the published factors, and the range and the rating follow from it', () => {
  fc.assert(
    fc.property(offers, (all) => {
      const appraise = appraiserOf(all);
      for (const offer of all) {
        const appraisal = appraise(offer);
        if (appraisal === null) continue;
        const { level, factors, estimate, range, low, high, deal } = appraisal;
        expect(Math.round(factors.reduce((product, { factor }) => product * factor, level))).toBe(estimate);
        for (const { factor } of factors) expect(Number(factor.toFixed(4))).toBe(factor);
        expect([low, high]).toEqual([Math.round(estimate * range.low), Math.round(estimate * range.high)]);
        expect(low).toBeLessThan(estimate);
        expect(high).toBeGreaterThan(estimate);
        expect(dealOf(offer.price!, appraisal)).toBe(deal);
      }
    }),
    { numRuns: 20 },
  );
});

test('R76 ratings go from great to high as the price rises, and each of them occurs', () => {
  const of = { estimate: 20_000, low: 18_000, high: 22_000 };
  const deals = [17_999, 18_000, 18_001, 19_000, 19_001, 22_000, 22_001].map((price) => dealOf(price, of));
  expect(deals).toEqual(['great', 'great', 'good', 'good', 'fair', 'fair', 'high']);
});

test('R76 fewer than ten offers, or three sellers, within three model years are not compared', () => {
  expect(appraiserOf(offersOf(9))(camry)).toBeNull();
  expect(appraiserOf(offersOf(10))(camry)).not.toBeNull();
  expect(appraiserOf(offersOf(30, (index) => ({ ownerId: `o-${index % 2}` })))(camry)).toBeNull();
  expect(appraiserOf(offersOf(30))({ ...camry, modelCode: 'ACCORD|HONDA' })).toBeNull();
  expect(appraiserOf(offersOf(30))({ ...camry, listingType: 'NEW' })).toBeNull();
});

test('R76 neighbouring model years count where the own year has too few offers', () => {
  const spread = offersOf(12, (index) => ({ year: 2019 + (index % 4) }));
  expect(appraised(appraiserOf(spread)({ ...camry, year: 2019 }))).toMatchObject({ from: 2016, to: 2022, offers: 12 });
  expect(appraised(appraiserOf(offersOf(40))(camry))).toMatchObject({ from: 2020, to: 2022 });
});

test('R76 a new vehicle is compared with new ones, whatever its mileage', () => {
  const fresh = offersOf(30, (index) => ({ listingType: 'NEW', mileage: null, price: 30_000 + (index % 5) * 100 }));
  const appraise = appraiserOf([...fresh, ...offersOf(30)]);
  const of = (mileage: number | null) => appraised(appraise({ ...camry, listingType: 'NEW', mileage })).estimate;
  expect([of(null), of(5), of(900)]).toEqual([30_200, 30_200, 30_200]);
});

test('R76 prices of a state, and of private sellers, count over all models', () => {
  const models = ['A|X', 'B|X', 'C|X'];
  const all = models.flatMap((modelCode) =>
    offersOf(120, (index) => {
      const [isDear, isPrivate] = [index % 3 === 0, index % 4 === 0];
      const price = Math.round(20_000 * (isDear ? 1.1 : 1) * (isPrivate ? 0.95 : 1) * (1 + ((index % 5) - 2) / 100));
      return { modelCode, price, state: isDear ? 'CA' : 'OH', sellerType: isPrivate ? 'p' : 'd' };
    }),
  );
  const appraise = appraiserOf(all);
  const estimate = (facts: Partial<OfferFacts>) =>
    appraised(appraise({ ...camry, modelCode: 'A|X', ...facts })).estimate;
  expect(estimate({ state: 'CA' }) / estimate({ state: 'OH' })).toBeGreaterThan(1.06);
  expect(estimate({ sellerType: 'p' }) / estimate({ sellerType: 'd' })).toBeLessThan(0.98);
});
