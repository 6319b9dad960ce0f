import { fireEvent } from '@testing-library/react';
import { listing, seeEverything, showOnly } from '../testing';

/** The script of the range is made ready meanwhile. */
const patience = { timeout: 20_000 };

describe('a range by two thumbs', () => {
  const show = showOnly('price-payments', 'year', 'mileage');
  let unsee: () => void;
  beforeAll(() => {
    unsee = seeEverything();
  });
  afterAll(() => unsee());

  test('R20 R21 of prices: live, no bound where the scale ends, never both on one place; without script the histogram alone', async () => {
    const { html, findByRole, dispatched, setView } = show({ minPrice: 10_000 });
    expect(html).not.toContain('type="range"');
    expect(html).toMatch(/<path d="M\d/);
    const high = await findByRole('slider', { name: 'Maximum price' }, patience);
    const low = await findByRole('slider', { name: 'Minimum price' }, patience);
    expect([low.getAttribute('aria-valuetext'), high.getAttribute('aria-valuetext')]).toEqual(['$10,000', 'Any price']);
    fireEvent.change(high, { target: { value: '3' } });
    setView({ state: { minPrice: 10_000, maxPrice: 30_000 } });
    fireEvent.change(low, { target: { value: '0' } });
    fireEvent.change(low, { target: { value: '3' } });
    expect(dispatched).toEqual([
      { type: 'range', values: { minPrice: 10_000, maxPrice: 30_000 }, live: true },
      { type: 'range', values: { minPrice: null, maxPrice: 30_000 }, live: true },
    ]);
  });

  test('of years: both ends belong to it', async () => {
    const { findByRole, dispatched } = show({ startYear: 2018 });
    const last = await findByRole('slider', { name: 'Maximum year' }, patience);
    expect(last.getAttribute('aria-valuetext')).toBe('2026');
    fireEvent.change(last, { target: { value: '14' } });
    expect(dispatched).toEqual([{ type: 'range', values: { startYear: 2018, endYear: 2018 }, live: true }]);
  });

  test('R20 R23 of mileage: one thumb, on the steps of the answer, which count up', async () => {
    const count = (value: string, count: number) => ({ value, label: value, count });
    const filters = { mileage: [count('10000', 4), count('30000', 9), count('60000', 7)] };
    const { findByRole, queryByRole, container, dispatched } = show({ mileage: 30_000 }, listing({ filters }));
    const most = await findByRole('slider', { name: 'Maximum mileage' }, patience);
    expect([most.getAttribute('aria-valuetext'), queryByRole('slider', { name: 'Minimum mileage' })]).toEqual([
      '30,000 miles',
      null,
    ]);
    fireEvent.change(most, { target: { value: '4' } });
    fireEvent.change(most, { target: { value: '1' } });
    expect(dispatched).toEqual([
      { type: 'range', values: { mileage: null }, live: true },
      { type: 'range', values: { mileage: 10_000 }, live: true },
    ]);
    expect([...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))).toContain(
      'M1 40V8h8V40zM11 40V0h8V40z',
    );
  });

  test('with invalid data there is no histogram, and negative numbers count as none', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => at);
    const spread = {
      derivedprice: { edges: many, counts: many },
      year: { edges: [2019, 2020, 2021], counts: [-4, 2] },
    };
    const { container, findByRole, queryByRole } = show({}, listing({ spread }));
    await findByRole('slider', { name: 'Minimum year' }, patience);
    expect(queryByRole('slider', { name: 'Minimum price' })).toBeNull();
    expect([...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))).toContain(
      'M11 40V0h8V40z',
    );
  });
});
