import { fireEvent } from '@testing-library/react';
import { section, sent, showOpen } from '../testing';

describe('years and bounds', () => {
  const show = showOpen('year', 'mileage', 'fuel-economy', 'electric-mile-range', 'condition');

  test('an end is set', () => {
    const { getByLabelText, dispatched } = show({ startYear: 2018 });
    fireEvent.change(getByLabelText('Max Year'), { target: { value: '2022' } });
    fireEvent.change(getByLabelText('Min Year'), { target: { value: '' } });
    expect(dispatched).toEqual([
      { type: 'range', values: { endYear: 2022 } },
      { type: 'range', values: { startYear: null } },
    ]);
  });

  test('R40 a bound that would cross the other is not searched, and an error across both fields says why', () => {
    const { getByLabelText, getByRole, queryByRole, dispatched } = show({ startYear: 2022 });
    const last = getByLabelText<HTMLSelectElement>('Max Year');
    fireEvent.change(last, { target: { value: '2021' } });
    expect(dispatched).toEqual([]);
    expect(last.value).toBe('');
    const message = getByRole('alert');
    expect(message.textContent).toBe('Max year must not be before Min year.');
    expect([last.getAttribute('aria-invalid'), last.getAttribute('aria-describedby')]).toEqual(['true', message.id]);
    fireEvent.change(last, { target: { value: '2022' } });
    expect(queryByRole('alert')).toBeNull();
    expect(dispatched).toEqual([{ type: 'range', values: { endYear: 2022 } }]);
  });

  test('R33 every year between the oldest and the newest of the results can be chosen; typing it picks that very one', () => {
    const { getByLabelText, dispatched } = show();
    const first = getByLabelText<HTMLSelectElement>('Min Year');
    expect([...first.options].slice(1).map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 23 }, (_, back) => 2026 - back),
    );
    // The browser selects by the text typed so far: each text begins with the one before.
    for (const typed of ['2', '20', '201', '2019']) {
      fireEvent.keyDown(first, { key: typed.at(-1) });
      fireEvent.change(first, {
        target: { value: [...first.options].find(({ text }) => text.startsWith(typed))?.value },
      });
    }
    expect(dispatched).toEqual([]);
    fireEvent.blur(first);
    expect(dispatched).toEqual([{ type: 'range', values: { startYear: 2019 } }]);
  });

  test('R33 new cars have four years by the page’s day, and Any, whatever the results have', () => {
    const { getByLabelText } = show({ listingType: ['NEW'] }, { today: '2025-03-01' });
    const labels = [...getByLabelText<HTMLSelectElement>('Min Year').options].map(({ text }) => text);
    expect(labels).toEqual(['Any', '2026', '2025', '2024', '2023']);
  });

  test.each([
    ['Mileage', 'mileage', '30000', 30_000],
    ['Fuel Economy', 'mpgRange', '30', 30],
    ['Electric Mile Range', 'electricMileRange', '100', 100],
  ])('%s sets one bound', (label, param, value, number) => {
    const { container, dispatched } = show();
    fireEvent.change(section(container, label).querySelector('select')!, { target: { value } });
    expect(dispatched).toEqual([{ type: 'range', values: { [param]: number } }]);
  });

  test('R26 fuel economy is hidden for electric vehicles alone', () => {
    const { container } = show({ fuelTypeGroup: ['ELE'], mpgRange: 30 });
    expect(() => section(container, 'Fuel Economy')).toThrow('no section');
    expect(sent(container)).toEqual({ fuelTypeGroup: ['ELE'], mpgRange: 30 });
  });
});
