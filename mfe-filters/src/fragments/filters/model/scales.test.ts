import { mileageSpread, scales } from './scales';

const edges = [0, 10_000, 20_000, 30_000];

describe('a scale of prices', () => {
  const { price } = scales;

  test('has a place for each edge and one for any price', () => {
    expect(price.places(4)).toBe(5);
    expect([0, 3, 4].map((place) => price.text(place, edges))).toEqual(['$0', '$30,000', 'Any price']);
  });

  test.each<[string, Parameters<typeof price.thumbs>[0], readonly [number, number]]>([
    ['no bound', {}, [0, 4]],
    ['bounds on edges', { minPrice: 10_000, maxPrice: 30_000 }, [1, 3]],
    ['bounds between edges', { minPrice: 15_000, maxPrice: 29_999 }, [1, 2]],
    ['bounds beyond all edges', { minPrice: 90_000, maxPrice: 90_000 }, [3, 3]],
    ['a highest price below the second edge: the upper thumb never stands at 0', { maxPrice: 5_000 }, [0, 1]],
  ])('shows %s', (_what, state, thumbs) => {
    expect(price.thumbs(state, edges)).toEqual(thumbs);
  });

  test('names the positions of its thumbs, and none at its ends', () => {
    expect(price.values(1, 3, edges)).toEqual({ minPrice: 10_000, maxPrice: 30_000 });
    expect(price.values(0, 4, edges)).toEqual({ minPrice: null, maxPrice: null });
  });
});

describe('a scale of years', () => {
  const { year } = scales;
  const years = [2018, 2019, 2020];

  test('has a place for each year, both ends included', () => {
    expect([year.places(3), year.text(1, years), year.text(7, years)]).toEqual([3, '2019', '']);
    expect(year.thumbs({}, years)).toEqual([0, 2]);
    expect(year.thumbs({ startYear: 2019, endYear: 2019 }, years)).toEqual([1, 1]);
    expect(year.thumbs({ startYear: 1990, endYear: 1991 }, years)).toEqual([0, 0]);
    expect(year.values(1, 1, years)).toEqual({ startYear: 2019, endYear: 2019 });
    expect(year.values(0, 2, years)).toEqual({ startYear: null, endYear: null });
  });
});

describe('a scale of mileages', () => {
  const { mileage } = scales;

  test('has an upper thumb only, which is never at 0', () => {
    expect([mileage.places(4), mileage.fixedLow]).toEqual([5, true]);
    expect(mileage.thumbs({}, edges)).toEqual([0, 4]);
    expect(mileage.thumbs({ mileage: 20_000 }, edges)).toEqual([0, 2]);
    expect(mileage.thumbs({ mileage: 5 }, edges)).toEqual([0, 1]);
    expect([mileage.values(0, 2, edges), mileage.values(0, 4, edges)]).toEqual([
      { mileage: 20_000 },
      { mileage: null },
    ]);
    expect([mileage.text(2, edges), mileage.text(4, edges)]).toEqual(['20,000 miles', 'Any mileage']);
  });

  test('R23 is spread by what each step adds, in the order of the steps', () => {
    const steps = [
      ['30000', 9],
      ['10000', 4],
      ['20000', 6],
      ['0', 5],
    ].map(([value, count]) => ({ value, count, label: '' }));
    expect(mileageSpread({ filters: { mileage: steps } } as never)).toEqual({
      edges: [0, 10_000, 20_000, 30_000],
      counts: [4, 2, 3, 0],
    });
    expect(mileageSpread({ filters: {} } as never)).toEqual({ edges: [0], counts: [0] });
  });
});
