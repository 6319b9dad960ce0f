import {
  cabOptions,
  chosenCabs,
  chosenSeats,
  hiddenSections,
  newCarYears,
  opensByItself,
  orderFuels,
  yearOptions,
} from './sections';

const any = { value: '' };
const open = { value: '30' };
const shut = { value: '40', disabled: true };

describe('R26 hidden sections', () => {
  test('fuel economy and electric range are hidden when nothing but Any can be chosen', () => {
    expect([...hiddenSections({}, { mpgRange: [any, shut], electricMileRange: [any, shut, shut] })]).toEqual([
      'mpgRange',
      'electricMileRange',
    ]);
    expect([...hiddenSections({}, { mpgRange: [any, open, shut], electricMileRange: [any] })]).toEqual([
      'electricMileRange',
    ]);
  });

  test('fuel economy also when electric is the only fuel', () => {
    const options = { mpgRange: [open], electricMileRange: [open] };
    expect([...hiddenSections({ fuelTypeGroup: ['ELE'] }, options)]).toEqual(['mpgRange']);
    expect([...hiddenSections({ fuelTypeGroup: ['ELE', 'HYB'] }, options)]).toEqual([]);
  });

  test('sections whose options have not come yet are not hidden', () => {
    expect([...hiddenSections({}, {})]).toEqual([]);
  });
});

test('R27 fuels stand in order, whatever else there is comes last', () => {
  const codes = ['XXX', 'ALT', 'HYD', 'DSL', 'PIH', 'HYB', 'GSL', 'ELE'];
  expect(orderFuels(codes.map((value) => ({ value }))).map(({ value }) => value)).toEqual([
    'ELE',
    'GSL',
    'HYB',
    'PIH',
    'DSL',
    'HYD',
    'ALT',
    'XXX',
  ]);
});

describe('R33 years', () => {
  test('of new cars are Any and Y-2 to Y+1 by the given clock, also at the turn of the year', () => {
    expect(newCarYears(new Date('2024-12-31T23:59:59Z')).map(({ label }) => label)).toEqual([
      'Any',
      '2025',
      '2024',
      '2023',
      '2022',
    ]);
    expect(newCarYears(new Date('2025-01-01T00:00:00Z')).map(({ value }) => value)).toEqual([
      '',
      '2026',
      '2025',
      '2024',
      '2023',
    ]);
  });

  test('of a range are 11 at most, the newest first', () => {
    expect(yearOptions({ min: 1990, max: 2025 })).toHaveLength(11);
    expect(yearOptions({ min: 1990, max: 2025 })[0]?.value).toBe('2025');
    expect(yearOptions({ min: 2024, max: 2025 }).map(({ value }) => value)).toEqual(['2025', '2024']);
    expect(yearOptions({ min: 2025, max: 2024 })).toEqual([]);
  });

  test('R24 a chosen year outside them is still there, and still 11 at most', () => {
    const years = yearOptions({ min: 1990, max: 2025 }, 1995).map(({ value }) => value);
    expect(years).toHaveLength(11);
    expect(years.at(-1)).toBe('1995');
    expect(yearOptions({ min: 2024, max: 2025 }, 2027).map(({ value }) => value)).toEqual(['2027', '2025', '2024']);
  });
});

describe('R25 seats and cabs', () => {
  test('the feature shows as a seat option', () => {
    expect(chosenSeats({ maximumSeating: ['7'], featureCode: ['1078', '1306'] })).toEqual(['7', '1306']);
    expect(chosenSeats({ featureCode: ['1078'] })).toEqual([]);
  });

  test('the codes show as the options that they came from', () => {
    expect(chosenCabs({ truckCabSize: ['4', 'CREW', 'EXT'] })).toEqual(['4', '5', '6']);
    expect(cabOptions.map(({ label }) => label)).toEqual(['Any', '3 or less', '4', '5', '6']);
  });
});

test('R28 a section with a selection opens by itself, never after the shopper touched it', () => {
  expect(opensByItself({ fuelTypeGroup: ['ELE'] }, 'fuelTypeGroup', false)).toBe(true);
  expect(opensByItself({ fuelTypeGroup: ['ELE'] }, 'fuelTypeGroup', true)).toBe(false);
  expect(opensByItself({}, 'fuelTypeGroup', false)).toBe(false);
});
