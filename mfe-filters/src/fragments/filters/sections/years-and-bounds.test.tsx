import { fireEvent } from '@testing-library/react';
import { section, sent, showOnly } from '../testing';

describe('years and bounds', () => {
  const show = showOnly('year', 'mileage', 'fuel-economy', 'electric-mile-range', 'condition');

  test('an end is set', () => {
    const { getByLabelText, dispatched } = show({ startYear: 2018 });
    fireEvent.change(getByLabelText('Max Year'), { target: { value: '2022' } });
    fireEvent.change(getByLabelText('Min Year'), { target: { value: '' } });
    expect(dispatched).toEqual([
      { type: 'range', values: { endYear: 2022 } },
      { type: 'range', values: { startYear: null } },
    ]);
  });

  test('R10 an end that would cross the other takes it along', () => {
    const { getByLabelText, dispatched } = show({ startYear: 2022 });
    fireEvent.change(getByLabelText('Max Year'), { target: { value: '2021' } });
    expect(dispatched).toEqual([{ type: 'range', values: { startYear: 2021, endYear: 2021 } }]);
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
