import { fireEvent, within } from '@testing-library/react';
import { box, listing, section, sent, showOnly } from './testing';

describe('unusual data of a service or a URL', () => {
  test('R24 an option that disappears while it is selected stays selected, and can be removed', () => {
    const show = showOnly('exterior-color', 'body-style');
    const { container, dispatched, setView } = show({ extColorSimple: ['RED'], vehicleStyleCode: ['SEDAN'] });
    setView(listing({ filters: {} }));
    for (const [name, value] of [
      ['extColorSimple', 'RED'],
      ['vehicleStyleCode', 'SEDAN'],
    ] as const) {
      const kept = box(container, name, value);
      expect([kept.checked, kept.disabled]).toEqual([true, false]);
      fireEvent.click(kept);
    }
    expect(dispatched).toEqual([
      { type: 'toggle', param: 'extColorSimple', value: 'RED', on: false },
      { type: 'toggle', param: 'vehicleStyleCode', value: 'SEDAN', on: false },
    ]);
  });

  test('a facet of 2,000 values: six at a glance, all of them in the form, the selected one on show', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ value: `T${at}`, label: `Type ${at}`, count: 2000 - at }));
    const show = showOnly('vehicle-type');
    const view = listing({ filters: { vehicleType: many } });
    const { container } = show({ vehicleType: ['T1999'] }, view);
    const types = section(container, 'Vehicle Type');
    const more = types.querySelector('details')!;
    expect([types, more].map((each) => each.querySelectorAll('input').length)).toEqual([2000, 1994]);
    expect([more.open, box(container, 'vehicleType', 'T1999').checked]).toEqual([true, true]);
  });

  test('R10 ranges that nothing can be in are shown as they are, and either end corrects them', () => {
    const show = showOnly('year', 'price-payments', 'mileage');
    const state = { startYear: 2022, endYear: 2018, minPrice: 30_000, maxPrice: 10_000, mileage: 9_999_999 };
    const { container, getByLabelText, dispatched } = show(state, listing({ totalResultCount: 0, filters: {} }));
    expect(sent(container)).toEqual(state);
    fireEvent.change(getByLabelText('Max Year'), { target: { value: '2024' } });
    const max = getByLabelText<HTMLInputElement>('Max Price');
    max.focus();
    fireEvent.change(max, { target: { value: '40k' } });
    fireEvent.blur(max);
    expect(dispatched).toEqual([
      { type: 'range', values: { endYear: 2024 } },
      { type: 'range', values: { maxPrice: 40_000 } },
    ]);
  });

  test('counts of odd kinds: steps that count down, negative ones, and none at all leave every control usable', () => {
    const count = (value: string, of: number) => ({ value, label: `${value} miles`, count: of });
    const filters = { mileage: [count('30000', -5), count('10000', 9), count('', 3), count('many', 4)] };
    const { container } = showOnly('mileage')({}, listing({ filters }));
    const select = within(section(container, 'Mileage')).getByRole<HTMLSelectElement>('combobox', { hidden: true });
    expect([...select.options].map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['30000', true],
      ['10000', false],
    ]);
  });
});
