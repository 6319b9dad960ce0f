import { yearChoices } from './years';

const today = '2026-11-22';

describe('R33 years', () => {
  test('of new cars are Y+1 to Y-2 by the page’s clock, whatever the results have', () => {
    expect(yearChoices({ min: 2026, max: 2026 }, undefined, true, today)).toEqual([2027, 2026, 2025, 2024]);
    expect(yearChoices(null, undefined, true, '2026-12-31')).toEqual([2027, 2026, 2025, 2024]);
    expect(yearChoices(null, undefined, true, '2027-01-01')).toEqual([2028, 2027, 2026, 2025]);
  });

  test('are otherwise all that the inventory has, however many', () => {
    const years = yearChoices({ min: 1962, max: 2027 }, undefined, false, today);
    expect(years).toEqual(Array.from({ length: 66 }, (_, back) => 2027 - back));
    expect(yearChoices(null, undefined, false, today)).toEqual([]);
  });

  test('R24 a chosen year is among them in any case', () => {
    expect(yearChoices({ min: 2020, max: 2022 }, 2005, false, today)).toEqual([2022, 2021, 2020, 2005]);
    expect(yearChoices({ min: 2020, max: 2022 }, 2021, false, today)).toEqual([2022, 2021, 2020]);
    expect(yearChoices(null, 2019, true, today)).toEqual([2027, 2026, 2025, 2024, 2019]);
    expect(yearChoices(null, 2019, false, today)).toEqual([2019]);
  });
});
