import { fixtureFlags, fixtureListings, renderFragment } from '@forecourt/search-kit/testing';
import type { SearchState } from '@forecourt/search-state';
import { fireEvent, within } from '@testing-library/react';
import filters from './index';
import {
  box,
  brand,
  fields,
  formOf,
  listing,
  press,
  section,
  sent,
  show,
  showAll,
  showOnly,
  unordered,
} from './testing';

/** The panel, whose closed sections have no controls, and the page of all filters. */
const forms = [
  ['the panel', show, 'Apply'],
  ['all filters', showAll, 'See Results'],
] as const;

describe.each(forms)('the form of %s without script', (_name, show, submit) => {
  test('goes to the search by GET', () => {
    const { container } = show();
    expect(formOf(container).getAttribute('action')).toBe('/cars-for-sale/all');
    expect(formOf(container).getAttribute('method')).toBe('get');
    expect(within(container).getByRole('button', { name: submit }).getAttribute('type')).toBe('submit');
  });

  const searches: SearchState[] = [
    {},
    { zip: '60610', searchRadius: 25 },
    { city: 'Chicago', state: 'IL', searchRadius: 0 },
    { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA', 'CRV|HONDA'], trimCode: ['CAMRY|SE', 'CRV|EXL'] },
    { makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD', 'HONDA'], packages: ['SPORT'] },
    { minPrice: 5000, maxPrice: 20_000, startYear: 2012, endYear: 2020, mileage: 42_000, mpgRange: 30 },
    { listingType: ['off'] },
    { listingType: ['NEW', 'CERTIFIED'], featureCode: ['1306', '1062', '1184'], maximumSeating: ['7'] },
    { extColorSimple: ['RED', 'BLUE'], vehicleStyleCode: ['SUVCROSS'], fuelTypeGroup: ['ELE'], electricMileRange: 200 },
    { experience: 'buy-online', homeServices: 'HOME_DELIVERY', vehicleExchange: 'on', marketExtension: 'include' },
    { experience: 'best-deals', dealType: ['goodprice', 'greatprice'], marketExtension: 'off' },
    { sortBy: 'mileageASC', keyword: 'red & sporty', numRecords: 60, makeCode: ['BMW'], packages: ['A,B'] },
    {
      ...{ makeCode: ['AUDI'], packages: ['NOT-LISTED'] },
      extra: [
        ['utm_source', 'a&b'],
        ['psid', '7'],
      ],
      showcaseOwnerId: 'owner-2',
    },
  ];
  test.each(searches)('R2 sends the present search: %j', (state) => {
    const { container } = show({ ...state, firstRecord: 60 });
    expect(unordered(sent(container))).toEqual(unordered(state));
  });

  test.each(searches)('loses nothing of %j where the brand has few sections and the answer no options', (state) => {
    const few = brand({ sections: ['year', 'number-of-seats'] });
    const { container } = show(state, { brand: few, ...listing({ filters: {} }) });
    expect(unordered(sent(container, few))).toEqual(unordered(state));
  });

  test('no control carries a style attribute', () => {
    expect(show({ zip: '60610', makeCode: ['TOYOTA'], extColorSimple: ['RED'] }).html).not.toMatch(/ style=/);
  });
});

describe('every section in one form', () => {
  const show = showAll;

  test('R7 the brand’s listing type is checked and does not become part of the search', () => {
    const { container } = show({});
    expect(box(container, 'listingType', 'USED').checked).toBe(true);
    expect(fields(container)).toContainEqual(['listingType', 'USED']);
    expect(sent(container).listingType).toBeUndefined();
  });

  test('R7 the brand’s listing type can be unchecked: all conditions are sent, and shown as none checked', () => {
    const { container } = show({});
    box(container, 'listingType', 'USED').checked = false;
    expect(sent(container)).toEqual({ listingType: ['off'] });
    const all = show({ listingType: ['off'] }).container;
    expect(box(all, 'listingType', 'USED').checked).toBe(false);
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

  test('R6 unchecking the last make removes its models too', () => {
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
    expect(fields(container).filter(([name]) => name === 'makeCode')).toEqual([['makeCode', '']]);
    expect(sent(container, one)).toEqual({ modelCode: ['CAMRY|TOYOTA'] });
  });
});

describe('your search', () => {
  const show = showOnly('location', 'exterior-color');

  test('shows the number of matches and the filters, and clears them', () => {
    const { getByText, getByRole, dispatched } = show({ zip: '60610', extColorSimple: ['RED'], maxPrice: 20_000 });
    getByText('1,284 matches, 2 filters');
    const clear = getByRole('link', { name: 'Clear filters' });
    expect(clear.getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
    fireEvent.click(clear);
    expect(dispatched).toEqual([{ type: 'clear' }]);
  });

  test('one match is singular, and without filters there is no link to clear them', () => {
    show({ maxPrice: 9000 }, listing({ totalResultCount: 1 })).getByText('1 match, 1 filter');
    const { getByText, queryByRole } = show({}, listing({ totalResultCount: 0, filters: {}, place: undefined }));
    getByText('0 matches, no filters');
    expect(queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });

  test('the title gets the focus when "Clear filters" disappears', () => {
    const { getByRole, setView } = show({ maxPrice: 20_000 });
    getByRole('link', { name: 'Clear filters' }).focus();
    setView({ state: {} });
    expect(document.activeElement).toBe(getByRole('heading', { name: 'Filters' }));
  });

  test('the sort is changed in the drawer; beside the results the page has it', () => {
    const { getByLabelText, queryByLabelText, getByRole, dispatched } = show();
    expect(queryByLabelText('Sort By:')).toBeNull();
    fireEvent.click(getByRole('link', { name: 'Filters' }));
    fireEvent.change(getByLabelText('Sort By:'), { target: { value: 'mileageASC' } });
    expect(dispatched).toEqual([{ type: 'sort', sortBy: 'mileageASC' }]);
  });
});

describe('odd data', () => {
  test('no answer at all: choices can still be changed', () => {
    const state = { makeCode: ['TOYOTA'], extColorSimple: ['RED'], maxPrice: 20_000 };
    const { container, getByRole } = show(state, { data: {} });
    fireEvent.click(getByRole('link', { name: /^Filters/ }));
    getByRole('button', { name: 'See Results' });
    expect(box(container, 'makeCode', 'TOYOTA').checked).toBe(true);
    expect(box(container, 'extColorSimple', 'RED').checked).toBe(true);
    expect(sent(container)).toEqual(state);
  });

  test('no results: every number is 0', () => {
    const none = fixtureListings().filters;
    const empty = Object.fromEntries(
      Object.entries(none).map(([param, all]) => [
        param,
        all.map((option) => ({ ...option, count: 0, disabled: true })),
      ]),
    );
    const { container } = showAll(
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

  test('R33 every year of the inventory can be chosen, also when no result has it', () => {
    const none = { min: 2024, max: 2025 };
    const { getByLabelText } = showAll(
      { maxPrice: 9_000 },
      listing({
        stats: { derivedprice: null, year: none, mileage: null },
        years: { min: 2020, max: 2026 },
      }),
    );
    const offered = [...(getByLabelText('Max Year') as HTMLSelectElement).options].map(({ value }) => value);
    expect(offered).toEqual(['', '2026', '2025', '2024', '2023', '2022', '2021', '2020']);
  });

  test('a failed search shows no count, and choices stay', () => {
    const { container, getByRole, setView } = show();
    fireEvent.click(getByRole('link', { name: /^Filters/ }));
    setView({ status: 'failed', state: { extColorSimple: ['RED'] } });
    getByRole('button', { name: 'See Results' });
    expect(container.textContent).not.toMatch(/\d match/);
    expect(box(container, 'extColorSimple', 'RED').checked).toBe(true);
    setView({ status: 'failed', appending: true });
    getByRole('button', { name: 'See Results (1,284)' });
  });

  test('while a search is loading the host marks the panel as busy', () => {
    expect(formOf(show().container).dataset.follows).toBe('search');
  });

  test('badges, notes and ways to purchase that a brand lacks', () => {
    const dealType = [
      { value: 'greatprice', label: 'Great Price', count: 3, filterBadge: 'New', moreInfo: 'Well below others.' },
    ];
    const flags = fixtureFlags({ buyOnline: false, vehicleExchange: false, marketExtension: false });
    const sections = ['best-deals', 'location', 'ways-to-purchase'];
    const view = { brand: brand({ flags, sections }), ...listing({ filters: { dealType } }) };
    const { container, getByText } = show({}, view);
    press(container, 'Best Deals');
    expect(section(container, 'Best Deals').textContent).toContain('Great Price New');
    getByText('Well below others.');
    expect(container.querySelector('[name=experience], [name=vehicleExchange], [name=marketExtension]')).toBeNull();
  });

  test('the fallback leads to all cars', () => {
    const { getByRole } = renderFragment({ ...filters, Component: filters.Fallback });
    expect(getByRole('link').getAttribute('href')).toBe('/cars-for-sale/all');
  });
});
