import fc from 'fast-check';
import { yearChoices } from './years';

describe('R33 years to choose from', () => {
  test('all of them where they fit', () => {
    expect(yearChoices({ min: 2021, max: 2024 }, undefined, false)).toEqual([2024, 2023, 2022, 2021]);
  });

  test('the newest, then every fifth, of a long range', () => {
    expect(yearChoices({ min: 1981, max: 2027 }, undefined, false)).toEqual([
      2027, 2026, 2025, 2024, 2023, 2022, 2020, 2015, 2010, 2000,
    ]);
  });

  test('four years of new cars', () => {
    expect(yearChoices({ min: 2020, max: 2027 }, undefined, true)).toEqual([2027, 2026, 2025, 2024]);
  });

  test('the chosen year is among them', () => {
    expect(yearChoices({ min: 1981, max: 2027 }, 1999, false)).toContain(1999);
    expect(yearChoices({ min: 2024, max: 2027 }, 2012, true)).toEqual([2027, 2026, 2025, 2024, 2012]);
    expect(yearChoices(null, 2012, false)).toEqual([2012]);
  });

  test('nothing where there are no results and no choice', () => {
    expect(yearChoices(null, undefined, false)).toEqual([]);
  });

  test('never more than ten besides Any, the newest first, each once', () => {
    const year = fc.integer({ min: 1900, max: 2099 });
    fc.assert(
      fc.property(year, year, fc.option(year, { nil: undefined }), fc.boolean(), (a, b, chosen, newOnly) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b) };
        const years = yearChoices(range, chosen, newOnly);
        expect(years.length).toBeLessThanOrEqual(10);
        expect([...new Set(years)].sort((x, y) => y - x)).toEqual(years);
        if (chosen !== undefined) expect(years).toContain(chosen);
        else expect(years[0]).toBe(range.max);
      }),
    );
  });
});
