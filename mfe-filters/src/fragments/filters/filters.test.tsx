import { type SectionName, sectionNames } from '@forecourt/brands';
import type { BrandView, FilterOption, ListingResponse, PageView } from '@forecourt/contracts';
import {
  fixtureBrand,
  fixtureFlags,
  fixtureListings,
  fixtureReference,
  renderFragment,
} from '@forecourt/fragment-kit/testing';
import { createReference, parseParams, type SearchState } from '@forecourt/search-state';
import { fireEvent, within } from '@testing-library/react';
import filters from './index';

const brand = (overrides: Partial<BrandView> = {}) => fixtureBrand({ sections: sectionNames, ...overrides });

function show(state: SearchState = {}, view: Partial<PageView> = {}) {
  return renderFragment(filters, { view: { state, brand: brand(), ...view } });
}

/** The same with some sections only: what is not asked about costs time. */
const showOnly =
  (...sections: readonly SectionName[]) =>
  (state: SearchState = {}, view: Partial<PageView> = {}) =>
    show(state, { brand: brand({ sections }), ...view });

const listing = (overrides: Partial<ListingResponse>) => ({ data: { listing: fixtureListings(overrides) } });

function section(container: HTMLElement, title: string): HTMLDetailsElement {
  const found = [...container.querySelectorAll('details')].find(
    (each) => each.querySelector('h3')?.textContent === title,
  );
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}

const box = (container: HTMLElement, name: string, value: string) =>
  container.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!;

const formOf = (container: HTMLElement) => container.querySelector('form')!;
const fields = (container: HTMLElement) =>
  [...new FormData(formOf(container))].map(([name, value]) => [name, `${value}`]);

/** Boxes are sent in the order in which they stand. */
function unordered(state: SearchState): SearchState {
  const entries = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) && name !== 'extra' ? [...value].sort() : value,
  ]);
  return Object.fromEntries(entries) as SearchState;
}

/** Where the form leads when it is sent without script: read by the codec that the server uses. */
function sent(container: HTMLElement, of: BrandView = brand()): SearchState {
  const query = new URLSearchParams(fields(container) as [string, string][]);
  return parseParams(query, of, createReference(fixtureReference)).state;
}

describe('the form without script', () => {
  test('goes to the search by GET', () => {
    const { container } = show();
    expect(formOf(container).getAttribute('action')).toBe('/cars-for-sale/all');
    expect(formOf(container).getAttribute('method')).toBe('get');
    expect(within(container).getByRole('button', { name: 'See Results (1,284)' }).getAttribute('type')).toBe('submit');
  });

  const searches: SearchState[] = [
    {},
    { zip: '60610', searchRadius: 25 },
    { city: 'Chicago', state: 'IL', searchRadius: 0 },
    { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA', 'CRV|HONDA'], trimCode: ['CAMRY|SE', 'CRV|EXL'] },
    { makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD', 'HONDA'], packages: ['SPORT'] },
    { minPrice: 5000, maxPrice: 20_000, startYear: 2012, endYear: 2020, mileage: 42_000, mpgRange: 30 },
    { listingType: ['NEW', 'CERTIFIED'], featureCode: ['1306', '1062', '1184'], maximumSeating: ['7'] },
    { extColorSimple: ['RED', 'BLUE'], vehicleStyleCode: ['SUVCROSS'], fuelTypeGroup: ['ELE'], electricMileRange: 200 },
    { experience: 'buy-online', homeServices: 'HOME_DELIVERY', vehicleExchange: 'include', marketExtension: 'include' },
    { experience: 'best-deals', dealType: ['goodprice', 'greatprice'], marketExtension: 'off' },
    { sortBy: 'mileageASC', keyword: 'red & sporty', numRecords: 60, extColorSimple: ['A,B'] },
    {
      driveGroup: ['NOT-LISTED'],
      extra: [
        ['utm_source', 'a&b'],
        ['psid', '7'],
      ],
      showcaseOwnerId: 'owner-2',
    },
  ];
  test.each(searches)('R2 sends the search as it stands: %j', (state) => {
    const { container } = show({ ...state, firstRecord: 60 });
    expect(unordered(sent(container))).toEqual(unordered(state));
  });

  test.each(searches)('loses nothing of %j where the brand has few sections and the answer no options', (state) => {
    const few = brand({ sections: ['year', 'number-of-seats'] });
    const { container } = show(state, { brand: few, ...listing({ filters: {} }) });
    expect(unordered(sent(container, few))).toEqual(unordered(state));
  });

  test('R7 the brand’s listing type is checked and does not become part of the search', () => {
    const { container } = show({});
    expect(box(container, 'listingType', 'USED').checked).toBe(true);
    expect(fields(container)).toContainEqual(['listingType', 'USED']);
    expect(sent(container).listingType).toBeUndefined();
  });

  test('changes are sent', () => {
    const { container } = show({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      experience: 'buy-online',
      marketExtension: 'include',
    });
    box(container, 'makeCode', 'TOYOTA').checked = false;
    box(container, 'vehicleStyleCode', 'SEDAN').checked = true;
    box(container, 'experience', 'buy-online').checked = false;
    box(container, 'marketExtension', 'include').checked = false;
    formOf(container).querySelector<HTMLSelectElement>('select[name=makeCode]')!.value = 'HONDA';
    formOf(container).querySelector<HTMLInputElement>('[name=maxPrice]')!.value = '20,000';
    expect(sent(container)).toEqual({
      makeCode: ['HONDA'],
      vehicleStyleCode: ['SEDAN'],
      maxPrice: 20_000,
      marketExtension: 'off',
    });
  });

  test('R6 unchecking the last make takes its models along', () => {
    const { container } = show({ makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|SE'] });
    box(container, 'makeCode', 'TOYOTA').checked = false;
    expect(sent(container)).toEqual({});
  });

  test('R6 also where no make can be added', () => {
    const makes = ['AUDI', 'BMW', 'CHEV', 'FORD', 'TOYOTA'];
    const { container } = show({ makeCode: makes, modelCode: ['CAMRY|TOYOTA'] });
    for (const make of makes) box(container, 'makeCode', make).checked = false;
    expect(sent(container)).toEqual({});
  });

  test('a brand of one make shows its models and never names the make', () => {
    const one = brand({ makeCode: 'TOYOTA' });
    const { container, queryByLabelText } = show({ modelCode: ['CAMRY|TOYOTA'] }, { brand: one });
    expect(box(container, 'modelCode', 'CAMRY|TOYOTA').checked).toBe(true);
    expect(box(container, 'modelCode', 'CIVIC|HONDA')).toBeNull();
    expect(queryByLabelText('Make')).toBeNull();
    expect(fields(container).map(([name]) => name)).not.toContain('makeCode');
    expect(sent(container, one)).toEqual({ modelCode: ['CAMRY|TOYOTA'] });
  });

  test('no control carries a style attribute', () => {
    expect(show({ zip: '60610', makeCode: ['TOYOTA'], extColorSimple: ['RED'] }).html).not.toMatch(/ style=/);
  });
});

describe('boxes', () => {
  test('search at once', () => {
    const { container, dispatched } = show();
    fireEvent.click(box(container, 'vehicleStyleCode', 'SUVCROSS'));
    fireEvent.click(box(container, 'extColorSimple', 'RED'));
    fireEvent.click(box(container, 'listingType', 'NEW'));
    expect(dispatched).toEqual([
      { type: 'toggle', param: 'vehicleStyleCode', value: 'SUVCROSS' },
      { type: 'toggle', param: 'extColorSimple', value: 'RED' },
      { type: 'toggle', param: 'listingType', value: 'NEW' },
    ]);
  });

  test('R25 third-row seating among the seats writes the feature, and both boxes are in step', () => {
    const { container, dispatched, setView } = show();
    const [seat, feature] = ['Number of Seats', 'Features'].map((title) =>
      within(section(container, title)).getByRole<HTMLInputElement>('checkbox', {
        name: /Third-Row Seating/,
        hidden: true,
      }),
    );
    fireEvent.click(seat!);
    expect(dispatched).toEqual([{ type: 'toggle', param: 'featureCode', value: '1306' }]);
    setView({ state: { featureCode: ['1306'] } });
    expect([seat!.checked, feature!.checked]).toEqual([true, true]);
  });

  test('say their label and count', () => {
    const { getByRole } = show();
    getByRole('checkbox', { name: 'New , 642 results' });
  });

  test('R24 without a result are disabled; the one that was just clicked keeps the focus', () => {
    const drive = (fwd: number): FilterOption[] => [{ value: 'FWD', label: 'Front', count: fwd, disabled: fwd === 0 }];
    const { container, setView } = show({ driveGroup: ['FWD'] }, listing({ filters: { driveGroup: drive(4) } }));
    const fwd = box(container, 'driveGroup', 'FWD');
    fwd.focus();
    fireEvent.click(fwd);
    setView({ state: {}, ...listing({ filters: { driveGroup: drive(0) } }) });
    expect(document.activeElement).toBe(fwd);
    expect([fwd.checked, fwd.disabled]).toEqual([false, false]);
    fireEvent.blur(fwd);
    expect(fwd.disabled).toBe(true);
  });

  test('the clicked one is the same element after the search, in a changed list as well', () => {
    const colors = (codes: string[]): FilterOption[] =>
      codes.map((value, at) => ({ value, label: value, count: at + 1 }));
    const { container, setView } = show({}, listing({ filters: { extColorSimple: colors(['BLACK', 'RED']) } }));
    const red = box(container, 'extColorSimple', 'RED');
    red.focus();
    setView({
      state: { extColorSimple: ['RED'] },
      ...listing({ filters: { extColorSimple: colors(['AQUA', 'BLACK', 'RED']) } }),
    });
    expect(document.activeElement).toBe(red);
    expect(red.checked).toBe(true);
  });

  test('R22 a single-value box becomes off when it is unchecked', () => {
    const { container, dispatched, setView } = show();
    fireEvent.click(box(container, 'marketExtension', 'include'));
    setView({ state: { marketExtension: 'include' } });
    fireEvent.click(container.querySelector('input[type=checkbox][name=marketExtension]')!);
    expect(dispatched).toEqual([
      { type: 'set', param: 'marketExtension', value: 'include' },
      { type: 'set', param: 'marketExtension', value: 'off' },
    ]);
  });

  test('R29 buying online is entered and left', () => {
    const { container, dispatched, setView } = show({ experience: 'best-deals' });
    fireEvent.click(box(container, 'experience', 'buy-online'));
    setView({ state: { experience: 'buy-online' } });
    fireEvent.click(box(container, 'experience', 'buy-online'));
    expect(dispatched).toEqual([
      { type: 'experience', experience: 'buy-online' },
      { type: 'experience', experience: null },
    ]);
  });

  test('R12 on the brand of Hyundai it is the channel of Hyundai', () => {
    const { container, dispatched } = show({}, { brand: brand({ makeCode: 'HYUND' }) });
    fireEvent.click(box(container, 'experience', 'hyundai-buy-online'));
    expect(dispatched).toEqual([{ type: 'experience', experience: 'hyundai-buy-online' }]);
  });

  test('beyond the first eight of a long list are behind "Show more", which is open where it has one selected', () => {
    const features = Array.from({ length: 12 }, (_, at) => ({ value: `F${at}`, label: `Feature ${at}`, count: 1 }));
    const more = (state: SearchState) => {
      const { container } = show(state, listing({ filters: { featureCode: features } }));
      return section(container, 'Features').querySelector('details')!;
    };
    expect(more({}).open).toBe(false);
    expect(within(more({})).getAllByRole('checkbox', { hidden: true })).toHaveLength(4);
    expect(within(more({})).getByText('Show 4 more')).toBeTruthy();
    expect(more({ featureCode: ['F9'] }).open).toBe(true);
    expect(more({ featureCode: ['F2'] }).open).toBe(false);
  });
});

describe('makes, models and trims', () => {
  const show = showOnly('make-model-trim');

  const twoMakes = { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] };

  test('a make is added from the list', () => {
    const { getByLabelText, dispatched } = show();
    fireEvent.change(getByLabelText('Make'), { target: { value: 'TOYOTA' } });
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'TOYOTA', on: true }]);
  });

  test('the list leaves out what is chosen and disables what has no result', () => {
    const { getByLabelText } = show({ makeCode: ['HONDA'] });
    const makes = [...getByLabelText<HTMLSelectElement>('Add Another Make').options];
    expect(makes.map(({ value }) => value)).toEqual(expect.arrayContaining(['', 'AUDI', 'TOYOTA']));
    expect(makes.map(({ value }) => value)).not.toContain('HONDA');
    expect(makes.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['TOYOTA']);
  });

  test('a chosen make reveals its own models, a chosen model its trims', () => {
    const { getByRole } = show(twoMakes);
    const models = within(getByRole('group', { name: 'Honda models' }));
    expect(models.getAllByRole('checkbox')).toHaveLength(4);
    expect(within(getByRole('group', { name: 'Camry trims' })).getAllByRole('checkbox')).toHaveLength(3);
  });

  test('R6 a chosen make is removed by its link', () => {
    const { getByRole, dispatched } = show(twoMakes);
    const link = getByRole('link', { name: 'Remove Toyota' });
    expect(link.getAttribute('href')).toContain('honda');
    expect(link.getAttribute('href')).not.toContain('toyota');
    fireEvent.click(link);
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'TOYOTA', on: false }]);
  });

  test('the focus stays in the section when the make it was on goes', () => {
    const { container, getByRole, setView } = show(twoMakes);
    getByRole('link', { name: 'Remove Toyota' }).focus();
    setView({ state: { makeCode: ['HONDA'] } });
    expect(document.activeElement).toBe(section(container, 'Make, Model & Trim').querySelector('summary'));
  });

  test('five makes are the most', () => {
    const { queryByLabelText, setView } = show({ makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD', 'HONDA'] });
    expect(queryByLabelText('Add Another Make')).toBeNull();
    setView({ state: { makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD'] } });
    expect(queryByLabelText('Add Another Make')).not.toBeNull();
  });

  test('packages show with a make only', () => {
    const { queryByRole, setView } = show();
    expect(queryByRole('group', { name: 'Packages' })).toBeNull();
    setView({ state: twoMakes });
    expect(queryByRole('group', { name: 'Packages' })).not.toBeNull();
  });

  test('passing makes by with the arrow keys adds none; Enter and leaving the list do', () => {
    const { getByLabelText, dispatched } = show();
    const list = getByLabelText<HTMLSelectElement>('Make');
    const press = (value: string) => {
      fireEvent.keyDown(list, { key: 'ArrowDown' });
      fireEvent.change(list, { target: { value } });
    };
    press('AUDI');
    press('BMW');
    expect(dispatched).toEqual([]);
    expect(list.value).toBe('BMW');
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'BMW', on: true }]);
    press('CHEV');
    fireEvent.blur(list);
    fireEvent.blur(list);
    expect(dispatched.slice(1)).toEqual([{ type: 'toggle', param: 'makeCode', value: 'CHEV', on: true }]);
  });
});

describe('R40 prices', () => {
  const show = showOnly('price-payments');

  function prices(state: SearchState = {}) {
    const shown = show(state);
    const input = (label: string) => shown.getByLabelText<HTMLInputElement>(label);
    return {
      ...shown,
      min: input('Min Price'),
      max: input('Max Price'),
      type: (field: HTMLInputElement, value: string) => {
        field.focus();
        fireEvent.change(field, { target: { value } });
      },
      enter: (field: HTMLInputElement) => fireEvent.keyDown(field, { key: 'Enter' }),
    };
  }

  test('Enter searches, and leaving the field afterwards does not search again', () => {
    const { max, type, enter, dispatched, setView } = prices();
    type(max, '20000');
    expect(dispatched).toEqual([]);
    enter(max);
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 20_000 } }]);
    fireEvent.blur(max);
    setView({ state: { maxPrice: 20_000 } });
    fireEvent.blur(max);
    enter(max);
    expect(dispatched).toHaveLength(1);
    expect(max.value).toBe('20,000');
  });

  test('leaving the field searches', () => {
    const { min, type, dispatched } = prices();
    type(min, '5,000');
    fireEvent.blur(min);
    expect(dispatched).toEqual([{ type: 'range', values: { minPrice: 5000 } }]);
  });

  test('an emptied field removes its end', () => {
    const { min, type, enter, dispatched } = prices({ minPrice: 5000, maxPrice: 9000 });
    expect(min.value).toBe('5,000');
    type(min, '');
    enter(min);
    expect(dispatched).toEqual([{ type: 'range', values: { minPrice: null } }]);
  });

  test.each([
    ['Max Price', '5000', { minPrice: 5000 }, 'Min and Max price cannot be the same.'],
    ['Max Price', '4999', { minPrice: 5000 }, 'Max price must be greater than Min price.'],
    ['Max Price', '0', {}, 'Max price must be greater than 0.'],
    ['Min Price', '9,001', { maxPrice: 9000 }, 'Max price must be greater than Min price.'],
  ])('%s of %s with %j: cleared, "%s", nothing searched', (label, value, state, message) => {
    for (const commit of [(field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' }), fireEvent.blur]) {
      const { getByLabelText, getByRole, dispatched, type, unmount } = prices(state);
      const field = getByLabelText<HTMLInputElement>(label);
      type(field, value);
      commit(field);
      fireEvent.blur(field);
      expect(dispatched).toEqual([]);
      expect(field.value).toBe('');
      expect(getByRole('alert').textContent).toBe(message);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
      unmount();
    }
  });

  test('the message goes with the next pair that makes sense', () => {
    const { max, type, enter, queryByRole, dispatched } = prices({ minPrice: 5000 });
    type(max, '1');
    enter(max);
    type(max, '6000');
    expect(queryByRole('alert')).not.toBeNull();
    enter(max);
    expect(queryByRole('alert')).toBeNull();
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 6000 } }]);
  });

  test('only digits and commas are taken', () => {
    const { max, type } = prices();
    type(max, '$0012,000.99x');
    expect(max.value).toBe('12,000');
  });

  test('a chip that is removed elsewhere empties the field', () => {
    const { max, setView } = prices({ maxPrice: 9000 });
    setView({ state: {} });
    expect(max.value).toBe('');
  });

  test('a price that was typed before the script was there is searched when the host does it again', () => {
    const { max, dispatched } = prices();
    fireEvent.change(max, { target: { value: '8000' } });
    expect(dispatched).toEqual([{ type: 'range', values: { maxPrice: 8000 } }]);
  });

  test('the range of the results is said', () => {
    prices().getByText('$4,995 to $112,400 in these results');
  });
});

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

  test('R33 new cars have four years, and Any', () => {
    const { getByLabelText } = show({ listingType: ['NEW'] });
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

describe('location', () => {
  const show = showOnly('location');

  test('a ZIP is searched', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '10001' } });
    fireEvent.keyDown(zip, { key: 'Enter' });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('what is no ZIP is not searched, and stays', () => {
    const { getByLabelText, getByRole, dispatched } = show();
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '6061' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([]);
    expect(zip.value).toBe('6061');
    expect(getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('R8 a ZIP that the search does not know is said to be wrong, once the answer is there', () => {
    const unknown = listing({ place: undefined });
    expect(show({ zip: '00001' }, unknown).getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(show({ zip: '00001' }, { ...unknown, status: 'loading' }).queryByRole('alert')).toBeNull();
    expect(show({}, unknown).queryByRole('alert')).toBeNull();
  });

  test('emptied, there is no location', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([{ type: 'location', zip: null, city: null, state: null }]);
  });

  test.each([
    [undefined, '100'],
    [0, '0'],
    [37, '37'],
  ])('R9 a radius of %p shows as %s', (searchRadius, value) => {
    expect(show({ searchRadius }).getByLabelText<HTMLSelectElement>('Radius').value).toBe(value);
  });

  test('R9 any distance is 0', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    fireEvent.change(getByLabelText('Radius'), { target: { value: '0' } });
    expect(dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
  });

  test('the place is named', () => {
    show({ zip: '60610' }).getByText('Near Chicago, IL');
  });
});

describe('sections', () => {
  const show = showOnly('location', 'year', 'mileage', 'exterior-color', 'interior-color', 'money-back-guarantee');

  const toggle = (details: HTMLDetailsElement, open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };

  test('R28 one with a selection is open at first and says how many it has', () => {
    const { container } = show({ extColorSimple: ['RED', 'BLUE'] });
    expect(section(container, 'Exterior Color').open).toBe(true);
    expect(section(container, 'Exterior Color').querySelector('summary')?.textContent).toBe('Exterior Color2 selected');
    expect(section(container, 'Interior Color').open).toBe(false);
  });

  test('R28 it opens by itself with its first selection, once', () => {
    const { container, setView } = show();
    const colors = section(container, 'Exterior Color');
    setView({ state: { extColorSimple: ['RED'] } });
    expect(colors.open).toBe(true);
    toggle(colors, false);
    setView({ state: {} });
    setView({ state: { extColorSimple: ['BLUE'] } });
    expect(colors.open).toBe(false);
  });

  test('R28 one that the shopper closed stays closed', () => {
    const { container, setView } = show({ extColorSimple: ['RED'] });
    const colors = section(container, 'Exterior Color');
    toggle(colors, false);
    setView({ state: { extColorSimple: ['RED', 'BLUE'] } });
    expect(colors.open).toBe(false);
    toggle(colors, true);
    setView({ state: { extColorSimple: ['BLUE'] } });
    expect(colors.open).toBe(true);
  });

  test('the money back guarantee leads to certified cars', () => {
    const { container } = show();
    const link = within(section(container, 'Money Back Guarantee')).getByRole('link', { hidden: true });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/certified');
  });
});

describe('your search', () => {
  const show = showOnly('location', 'exterior-color');

  test('says matches and filters, and clears', () => {
    const { getByText, getByRole, dispatched } = show({ zip: '60610', extColorSimple: ['RED'], maxPrice: 20_000 });
    getByText('1,284 matches, 2 filters');
    const clear = getByRole('link', { name: 'Clear filters' });
    expect(clear.getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
    fireEvent.click(clear);
    expect(dispatched).toEqual([{ type: 'clear' }]);
  });

  test('one is one, and none needs no clearing', () => {
    show({ maxPrice: 9000 }, listing({ totalResultCount: 1 })).getByText('1 match, 1 filter');
    const { getByText, queryByRole } = show({}, listing({ totalResultCount: 0, filters: {}, place: undefined }));
    getByText('0 matches, no filters');
    expect(queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });

  test('the focus goes to the title when "Clear filters" goes', () => {
    const { getByRole, setView } = show({ maxPrice: 20_000 });
    getByRole('link', { name: 'Clear filters' }).focus();
    setView({ state: {} });
    expect(document.activeElement).toBe(getByRole('heading', { name: 'Filters' }));
  });

  test('the sort is changed', () => {
    const { getByLabelText, dispatched } = show();
    fireEvent.change(getByLabelText('Sort By:'), { target: { value: 'mileageASC' } });
    expect(dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
  });
});

describe('the drawer', () => {
  const show = showOnly('location', 'exterior-color');

  /** jsdom has no popovers: this is what a browser says of one. */
  function turn(drawer: HTMLElement, newState: 'open' | 'closed') {
    fireEvent(drawer, Object.assign(new Event('toggle'), { newState }));
  }

  function drawerOf(container: HTMLElement): HTMLElement {
    const drawer = container.querySelector<HTMLElement>('[popover]')!;
    drawer.hidePopover = jest.fn();
    return drawer;
  }

  test('opens and closes without script', () => {
    const { container, getByRole } = show({ maxPrice: 9000, extColorSimple: ['RED'] });
    const { id } = drawerOf(container);
    const opener = getByRole('button', { name: /^Filters/ });
    expect(opener.getAttribute('popovertarget')).toBe(id);
    expect(opener.textContent).toBe('Filters2');
    const close = getByRole('button', { name: 'Close filters' });
    expect(close.getAttribute('popovertarget')).toBe(id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
    expect(container.querySelectorAll('form')).toHaveLength(1);
  });

  test('is a dialog while it is open, takes the focus, and tells the others', () => {
    const { container, getByRole, events, queryByRole } = show();
    expect(queryByRole('dialog')).toBeNull();
    turn(drawerOf(container), 'open');
    getByRole('dialog', { name: 'Filters' });
    expect(document.activeElement).toBe(getByRole('button', { name: 'Close filters' }));
    turn(drawerOf(container), 'closed');
    expect(queryByRole('dialog')).toBeNull();
    expect(events).toEqual([
      { type: 'overlay-opened', detail: { name: 'filters' } },
      { type: 'overlay-closed', detail: { name: 'filters' } },
    ]);
  });

  test('keeps Tab inside', () => {
    const { container, getByRole } = show();
    const drawer = drawerOf(container);
    turn(drawer, 'open');
    const last = getByRole('button', { name: /See Results/ });
    const first = getByRole('button', { name: 'Close filters' });
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
  });

  test('"See Results" closes it and sends nothing, for every change has been searched', () => {
    const { container } = show();
    const drawer = drawerOf(container);
    expect(fireEvent.submit(formOf(container))).toBe(false);
    expect(drawer.hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe('odd data', () => {
  test('no answer at all: what was chosen can still be changed', () => {
    const state = { makeCode: ['TOYOTA'], extColorSimple: ['RED'], maxPrice: 20_000 };
    const { container, getByRole } = show(state, { data: {} });
    getByRole('button', { name: 'See Results' });
    expect(box(container, 'makeCode', 'TOYOTA').checked).toBe(true);
    expect(box(container, 'extColorSimple', 'RED').checked).toBe(true);
    expect(sent(container)).toEqual(state);
  });

  test('no results: every number is nought', () => {
    const none = fixtureListings().filters;
    const empty = Object.fromEntries(
      Object.entries(none).map(([param, all]) => [
        param,
        all.map((option) => ({ ...option, count: 0, disabled: true })),
      ]),
    );
    const { container } = show(
      { extColorSimple: ['RED'] },
      listing({
        totalResultCount: 0,
        listings: [],
        filters: empty,
        stats: { derivedprice: null, year: null, mileage: null },
      }),
    );
    const enabled = [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')];
    expect(
      enabled
        .filter(({ name }) => !['experience', 'vehicleExchange', 'marketExtension'].includes(name))
        .map(({ value }) => value),
    ).toEqual(['USED', 'RED']);
  });

  test('the search is under way: the panel says so', () => {
    const { container, setView } = show();
    expect(formOf(container).getAttribute('aria-busy')).toBeNull();
    setView({ status: 'loading', state: { extColorSimple: ['RED'] } });
    expect(formOf(container).getAttribute('aria-busy')).toBe('true');
  });

  test('badges, notes and ways to purchase that a brand lacks', () => {
    const dealType = [
      { value: 'greatprice', label: 'Great Price', count: 3, filterBadge: 'New', moreInfo: 'Well below others.' },
    ];
    const flags = fixtureFlags({ buyOnline: false, vehicleExchange: false, marketExtension: false });
    const { container, getByText } = show({}, { brand: brand({ flags }), ...listing({ filters: { dealType } }) });
    expect(section(container, 'Best Deals').textContent).toContain('Great Price New');
    getByText('Well below others.');
    expect(container.querySelector('[name=experience], [name=vehicleExchange], [name=marketExtension]')).toBeNull();
  });

  test('the fallback leads to all cars', () => {
    const { getByRole } = renderFragment({ ...filters, Component: filters.Fallback });
    expect(getByRole('link').getAttribute('href')).toBe('/cars-for-sale/all');
  });
});
