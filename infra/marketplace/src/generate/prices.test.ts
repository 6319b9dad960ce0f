import fc from 'fast-check';
import { makes } from '../catalogue';
import type { Vehicle } from './market';
import { askingPrice, marketValue, stickerPrice } from './prices';
import { Random } from './random';

function vehicleOf(makeCode: string, modelCode: string, trimLabel: string, year: number): Vehicle {
  const make = makes.find(({ code }) => code === makeCode)!;
  const model = make.models.find(({ code }) => code === `${modelCode}|${makeCode}`)!;
  const trim = model.trims.find(({ label }) => label === trimLabel)!;
  const version = trim.versions.find(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear)!;
  return { make, model, trim, version, year };
}

const camry = vehicleOf('TOYOTA', 'CAMRY', 'SE', 2021);

describe('stickerPrice', () => {
  it('rises with the model year, all-wheel drive and packages', () => {
    const plain = stickerPrice(camry, 'FWD', 0);
    expect(stickerPrice({ ...camry, year: 2022 }, 'FWD', 0)).toBeGreaterThan(plain);
    expect(stickerPrice(camry, 'AWD4WD', 0)).toBe(plain + 2_000);
    expect(stickerPrice(camry, 'FWD', 1)).toBeGreaterThan(plain);
    const truck = vehicleOf('FORD', 'F150', 'XLT', 2022);
    expect(stickerPrice(truck, 'AWD4WD', 0)).toBe(stickerPrice(truck, 'RWD', 0) + 3_800);
  });
});

describe('marketValue', () => {
  const age = fc.double({ min: 0, max: 35, noNaN: true });
  const mileage = fc.integer({ min: 0, max: 290_000 });

  it('falls with age and with miles, and never below the lowest value of a car', () => {
    fc.assert(
      fc.property(age, age, mileage, mileage, (a, b, few, many) => {
        const value = (years: number, miles: number) =>
          marketValue(camry, { sticker: 30_000, age: years, mileage: miles });
        const [young, old] = a < b ? [a, b] : [b, a];
        const [less, more] = few < many ? [few, many] : [many, few];
        expect(value(young, more)).toBeLessThanOrEqual(value(young, less));
        // Of equally worn vehicles, the older is worth less.
        expect(value(old, less + 12_000 * (old - young))).toBeLessThanOrEqual(value(young, less) + 1e-6);
        expect(value(old, more)).toBeGreaterThanOrEqual(1_500);
      }),
    );
  });

  it('is higher for popular cars', () => {
    const use = { sticker: 40_000, age: 5, mileage: 60_000 };
    const jaguar = vehicleOf('JAG', 'XF', 'P250 SE', 2022);
    const tacoma = vehicleOf('TOYOTA', 'TACOMA', 'SR5', 2022);
    expect(marketValue(camry, use)).toBeGreaterThan(marketValue(jaguar, use));
    expect(marketValue(tacoma, use)).toBeGreaterThan(marketValue(camry, use));
  });
});

describe('askingPrice', () => {
  it('is near the estimate', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 4_000, max: 300_000, noNaN: true }), (seed, estimate) => {
        const price = askingPrice(estimate, null, new Random(seed, 0, 0));
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(1_500);
        expect(Math.abs(price - estimate)).toBeLessThan(estimate * 0.24 + 1_000);
      }),
    );
  });
});
