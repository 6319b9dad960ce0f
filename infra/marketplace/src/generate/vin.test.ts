import fc from 'fast-check';
import { checkDigit, makeVin } from './vin';

const vehicles = fc.record({
  wmi: fc.constantFrom('1HG', 'WBA', '5YJ', 'JTD'),
  description: fc.string(),
  year: fc.integer({ min: 1980, max: 2039 }),
  number: fc.nat(5_000_000),
});

describe('checkDigit', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
    '%s is right',
    (vin) => {
      expect(checkDigit(vin)).toBe(vin[8]);
    },
  );
});

describe('makeVin', () => {
  it('has seventeen characters without I, O and Q, and the right check digit', () => {
    fc.assert(
      fc.property(vehicles, (vehicle) => {
        const vin = makeVin(vehicle);
        expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
        expect(vin[8]).toBe(checkDigit(vin));
        expect(vin.slice(0, 3)).toBe(vehicle.wmi);
      }),
    );
  });

  it('encodes the year: thirty codes, and the seventh character for the period', () => {
    const vinOf = (year: number) => makeVin({ wmi: '1HG', description: 'x', year, number: 1 });
    expect(['1995', '2001', '2009', '2010', '2021', '2027'].map((year) => vinOf(Number(year))[9]).join('')).toBe(
      'S19AMV',
    );
    expect(vinOf(1996)[9]).toBe(vinOf(2026)[9]);
    expect(vinOf(1996)[6]).toMatch(/\d/);
    expect(vinOf(2026)[6]).toMatch(/[A-Z]/);
  });

  it('is different for each number, also beyond a million', () => {
    const vins = [0, 1, 999_999, 1_000_000, 1_000_001, 2_000_000].map((number) =>
      makeVin({ wmi: '1HG', description: 'x', year: 2020, number }),
    );
    expect(new Set(vins).size).toBe(vins.length);
  });

  it('describes the same vehicle by the same characters', () => {
    const of = (description: string, number: number) =>
      makeVin({ wmi: '1HG', description, year: 2020, number }).slice(0, 8);
    expect(of('CAMRY|LE', 1)).toBe(of('CAMRY|LE', 2));
    expect(of('CAMRY|LE', 1)).not.toBe(of('CAMRY|SE', 1));
  });
});
