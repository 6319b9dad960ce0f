import { activeCategory } from './category';
import { chips } from './chips';
import { parse } from './codec/codec';
import type { Intent } from './intent';
import { historyMode, hrefFor, reduce } from './reduce';
import { hasSearchRadius, hasSimilar, recordsPerPage, type SearchState } from './state';
import { fixture, makerRules, plainRules, usedRules } from './testing/fixture';
import { pageText } from './text/page-text';

const after = (state: SearchState, ...intents: Intent[]) =>
  intents.reduce((now, intent) => reduce(now, intent, plainRules, fixture), state);
const toggle = (param: Extract<Intent, { type: 'toggle' }>['param'], value: string, on?: boolean): Intent => ({
  type: 'toggle',
  param,
  value,
  on,
});
const camry: SearchState = {
  makeCode: ['TOYOTA'],
  modelCode: ['CAMRY|TOYOTA'],
  trimCode: ['CAMRY|LE'],
  packages: ['Sport'],
};

describe('R21 pagination and history', () => {
  const deep: SearchState = { firstRecord: 60, makeCode: ['TOYOTA'], sortBy: 'yearDESC' };

  test.each<[string, Intent]>([
    ['toggle', toggle('vehicleStyleCode', 'SEDAN')],
    ['select', { type: 'select', param: 'fuelTypeGroup', values: ['ELE'] }],
    ['range', { type: 'range', values: { maxPrice: 20000 } }],
    ['set', { type: 'set', param: 'homeServices', value: 'off' }],
    ['sort', { type: 'sort', sortBy: 'mileageASC' }],
    ['keyword', { type: 'keyword', text: 'red' }],
    ['location', { type: 'location', zip: '60563' }],
    ['category', { type: 'category', category: 'by-owner' }],
    ['removeChip', { type: 'removeChip', key: 'makeCode:TOYOTA' }],
    ['clear', { type: 'clear' }],
  ])('%s resets pagination and makes one history entry', (_, intent) => {
    expect(after(deep, intent)).not.toHaveProperty('firstRecord');
    expect(historyMode(intent)).toBe('push');
  });

  test('a sort change keeps the filters', () => {
    expect(after(deep, { type: 'sort', sortBy: 'mileageASC' })).toEqual({ makeCode: ['TOYOTA'], sortBy: 'mileageASC' });
  });

  test('load more continues from the present record by the page size, and writes no history', () => {
    expect(after(deep, { type: 'loadMore' }).firstRecord).toBe(90);
    expect(reduce({}, { type: 'loadMore' }, usedRules, fixture).firstRecord).toBe(20);
    expect(historyMode({ type: 'loadMore' })).toBe('none');
  });

  test('a drag and typing replace', () => {
    expect(historyMode({ type: 'range', values: { maxPrice: 1 }, live: true })).toBe('replace');
    expect(historyMode({ type: 'keyword', text: 'r', live: true })).toBe('replace');
  });

  test('a link of an intent leads to the canonical URL of its state', () => {
    expect(hrefFor(deep, { type: 'page', firstRecord: 30 }, plainRules, fixture)).toBe(
      '/cars-for-sale/all/toyota?sortBy=yearDESC&firstRecord=30',
    );
  });
});

describe('R22 values', () => {
  test('checking adds to the list, unchecking removes, the last one removes the parameter', () => {
    expect(
      after({}, toggle('vehicleStyleCode', 'SEDAN'), toggle('vehicleStyleCode', 'TRUCKS')).vehicleStyleCode,
    ).toEqual(['SEDAN', 'TRUCKS']);
    expect(after({ vehicleStyleCode: ['SEDAN'] }, toggle('vehicleStyleCode', 'SEDAN'))).toEqual({});
    expect(after({ vehicleStyleCode: ['SEDAN'] }, toggle('vehicleStyleCode', 'SEDAN', true))).toEqual({
      vehicleStyleCode: ['SEDAN'],
    });
    expect(after({}, toggle('vehicleStyleCode', 'SEDAN', false))).toEqual({});
  });

  test('a single-value box that is unchecked is off and is sent; an empty value is removed', () => {
    expect(hrefFor({}, { type: 'set', param: 'marketExtension', value: 'off' }, plainRules, fixture)).toBe(
      '/cars-for-sale/all?marketExtension=off',
    );
    expect(after({ marketExtension: 'off' }, { type: 'set', param: 'marketExtension', value: '' })).toEqual({});
    expect(after({ marketExtension: 'off' }, { type: 'set', param: 'marketExtension', value: null })).toEqual({});
  });

  test('both ends of a range are set and removed by themselves', () => {
    expect(after({ minPrice: 5000, maxPrice: 9000 }, { type: 'range', values: { maxPrice: null } })).toEqual({
      minPrice: 5000,
    });
    expect(after({}, { type: 'range', values: { startYear: 2018, endYear: 2020 } })).toEqual({
      startYear: 2018,
      endYear: 2020,
    });
  });
});

describe('R6 makes, models, trims', () => {
  test('removing the make removes its models, series, trims and packages, and leaves other makes theirs', () => {
    const both: SearchState = {
      ...camry,
      makeCode: ['TOYOTA', 'BMW'],
      modelCode: ['CAMRY|TOYOTA', 'X5|BMW'],
      seriesCode: ['3SERIES|BMW'],
    };
    expect(after(both, toggle('makeCode', 'TOYOTA'))).toEqual({
      makeCode: ['BMW'],
      modelCode: ['X5|BMW'],
      seriesCode: ['3SERIES|BMW'],
    });
    expect(after(both, toggle('makeCode', 'BMW'))).toEqual({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      trimCode: ['CAMRY|LE'],
    });
  });

  test('removing the only make leaves nothing of it', () => {
    expect(after(camry, toggle('makeCode', 'TOYOTA'))).toEqual({});
    expect(after(camry, { type: 'removeChip', key: 'makeCode:TOYOTA' })).toEqual({});
  });

  test('removing a model removes its trims and keeps its make', () => {
    expect(after(camry, toggle('modelCode', 'CAMRY|TOYOTA'))).toEqual({ makeCode: ['TOYOTA'] });
  });

  test('choosing a model adds its make', () => {
    expect(after({ makeCode: ['HONDA'] }, toggle('modelCode', 'CAMRY|TOYOTA'))).toEqual({
      makeCode: ['HONDA', 'TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
    });
    expect(reduce({}, toggle('modelCode', 'TUCSON|HYUND'), makerRules, fixture)).toEqual({
      modelCode: ['TUCSON|HYUND'],
    });
  });

  test('R5 a sixth make changes nothing', () => {
    const five: SearchState = { makeCode: ['TOYOTA', 'HONDA', 'BMW', 'FORD', 'RAM'] };
    expect(after(five, toggle('makeCode', 'KIA'))).toEqual(five);
  });
});

describe('R7 the default listing type', () => {
  const check = (state: SearchState, value: string) => reduce(state, toggle('listingType', value), usedRules, fixture);

  test('counts as checked: another one is added to it, and it can be unchecked beside another', () => {
    expect(check({}, 'NEW')).toEqual({ listingType: ['USED', 'NEW'] });
    expect(check({ listingType: ['USED', 'NEW'] }, 'USED')).toEqual({ listingType: ['NEW'] });
  });

  test('can be unchecked, which is all conditions, and so is to uncheck the last other one', () => {
    expect(check({}, 'USED')).toEqual({ listingType: ['off'] });
    expect(check({ listingType: ['NEW'] }, 'NEW')).toEqual({ listingType: ['off'] });
    expect(check({ listingType: ['off'] }, 'NEW')).toEqual({ listingType: ['NEW'] });
    expect(check({ listingType: ['off'] }, 'USED')).toEqual({});
    expect(hrefFor({}, toggle('listingType', 'USED'), usedRules, fixture)).toBe('/cars-for-sale/all?listingType=off');
  });

  test('has a chip, which unticks it; all conditions have one that leads back', () => {
    expect(chips({}, usedRules, fixture).map(({ key, standard }) => [key, standard])).toEqual([
      ['listingType:USED', true],
    ]);
    const all = reduce({}, { type: 'removeChip', key: 'listingType:USED' }, usedRules, fixture);
    expect(all).toEqual({ listingType: ['off'] });
    const [chip, ...others] = chips(all, usedRules, fixture);
    expect([chip?.label, others]).toEqual(['All Conditions', []]);
    expect(reduce(all, chip!.remove, usedRules, fixture)).toEqual({});
    expect(pageText(all, usedRules, fixture).title).toBe('Cars for Sale');
    expect(reduce(all, { type: 'clear' }, usedRules, fixture)).toEqual({});
  });

  test('is restored with the category that replaced it', () => {
    const certified: SearchState = { listingType: ['CERTIFIED'] };
    for (const intent of [
      { type: 'category', category: 'all' },
      { type: 'removeChip', key: 'listingType:CERTIFIED' },
    ] as const) {
      expect(reduce(certified, intent, usedRules, fixture)).toEqual({});
    }
  });

  test('exists only on brands with one: elsewhere unchecking leaves no condition', () => {
    expect(after({ listingType: ['NEW'] }, toggle('listingType', 'NEW'))).toEqual({});
  });
});

describe('R25 seats and cabs', () => {
  test('the seat option sets the feature, from either section, and removes it again', () => {
    expect(after({}, toggle('maximumSeating', '1306'))).toEqual({ featureCode: ['1306'] });
    expect(after({ featureCode: ['1306'] }, toggle('maximumSeating', '1306'))).toEqual({});
    expect(
      after({ featureCode: ['1306', '1078'] }, { type: 'select', param: 'maximumSeating', values: ['7'] }),
    ).toEqual({ maximumSeating: ['7'], featureCode: ['1078'] });
  });

  test('there is one chip for it', () => {
    expect(chips(after({}, toggle('maximumSeating', '1306')), plainRules, fixture).map(({ key }) => key)).toEqual([
      'featureCode:1306',
    ]);
  });

  test('cabs 5 and 6 toggle their codes', () => {
    expect(after({}, toggle('truckCabSize', '5'), toggle('truckCabSize', '6'))).toEqual({
      truckCabSize: ['CREW', 'EXT'],
    });
    expect(after({ truckCabSize: ['CREW', 'EXT'] }, toggle('truckCabSize', '5'))).toEqual({ truckCabSize: ['EXT'] });
  });
});

describe('R29 categories and experiences', () => {
  const toyota: SearchState = { makeCode: ['TOYOTA'], zip: '60563', searchRadius: 50, sortBy: 'yearDESC' };
  const category = (name: Extract<Intent, { type: 'category' }>['category']): Intent => ({
    type: 'category',
    category: name,
  });

  test('best deals sets the experience and both deal types, leaving clears all three', () => {
    const deals = after(toyota, category('best-deals'));
    expect(deals).toEqual({ ...toyota, experience: 'best-deals', dealType: ['goodprice', 'greatprice'] });
    expect(activeCategory(deals)).toBe('best-deals');
    expect(after(deals, category('by-owner'))).toEqual({ ...toyota, sellerType: ['p'] });
    expect(after(deals, { type: 'experience', experience: null })).toEqual(toyota);
    expect(after(deals, { type: 'removeChip', key: 'experience' })).toEqual(toyota);
    expect(after(deals, { type: 'experience', experience: 'commercial' })).toEqual({
      ...toyota,
      experience: 'commercial',
    });
  });

  test('buy online replaces any other experience; clearing it removes only itself', () => {
    const online = after({ ...toyota, experience: 'commercial' }, category('buy-online'));
    expect(online).toEqual({ ...toyota, experience: 'buy-online' });
    expect(after(online, { type: 'experience', experience: null })).toEqual(toyota);
    expect(after({ ...online, dealType: ['greatprice'] }, { type: 'experience', experience: null })).toEqual({
      ...toyota,
      dealType: ['greatprice'],
    });
  });

  test('All Results clears what the categories set and keeps make, price, years, location, sort and what the URL carries', () => {
    const own: SearchState = { ...toyota, maxPrice: 9000, startYear: 2020, extra: [['utm', '1']] };
    for (const name of ['best-deals', 'buy-online', 'by-owner', 'certified'] as const) {
      expect(after({ ...own, firstRecord: 30 }, category(name), category('all'))).toEqual(own);
    }
    expect(after({ ...own, sellerType: ['d'], dealType: ['greatprice'] }, category('all'))).toEqual({
      ...own,
      sellerType: ['d'],
      dealType: ['greatprice'],
    });
  });

  test('one deal rating narrows best deals; without any they are left', () => {
    const deals = after(toyota, category('best-deals'));
    const great = after(deals, toggle('dealType', 'goodprice'));
    expect(great).toEqual({ ...toyota, experience: 'best-deals', dealType: ['greatprice'] });
    expect(after(great, toggle('dealType', 'greatprice'))).toEqual(toyota);
  });

  test.each<[Extract<Intent, { type: 'category' }>['category'], string]>([
    ['best-deals', 'experience'],
    ['buy-online', 'experience'],
    ['by-owner', 'sellerType:p'],
    ['certified', 'listingType:CERTIFIED'],
  ])('removing the chip that is the category %s returns to All Results', (name, key) => {
    const inside = after(toyota, category(name));
    expect(activeCategory(inside)).toBe(name);
    expect(chips(inside, plainRules, fixture).map((chip) => chip.key)).toEqual(['makeCode:TOYOTA', key]);
    expect(after(inside, { type: 'removeChip', key })).toEqual(toyota);
    expect(activeCategory(toyota)).toBe('all');
  });

  test('each category is left for the next one', () => {
    const all = ['best-deals', 'certified', 'buy-online', 'by-owner', 'best-deals', 'by-owner', 'certified'] as const;
    let now = toyota;
    for (const name of all) {
      now = after(now, category(name));
      expect(activeCategory(now)).toBe(name);
    }
    expect(now).toEqual({ ...toyota, listingType: ['CERTIFIED'] });
  });

  test('the Hyundai button chooses the make too', () => {
    expect(after({ ...camry }, { type: 'experience', experience: 'hyundai-buy-online' })).toEqual({
      makeCode: ['HYUND'],
      experience: 'hyundai-buy-online',
    });
  });
});

describe('facts of the page that follow from a state', () => {
  test("R11 the page size is the URL's, else the brand's", () => {
    expect([recordsPerPage({}, usedRules), recordsPerPage({ numRecords: 50 }, usedRules)]).toEqual([20, 50]);
  });

  test('R9 a search radius exists with a location and a radius other than any', () => {
    const states: SearchState[] = [
      { zip: '60563' },
      { city: 'Chicago', state: 'IL', searchRadius: 25 },
      { zip: '60563', searchRadius: 0 },
      { state: 'IL', searchRadius: 25 },
      { searchRadius: 25 },
    ];
    expect(states.map(hasSearchRadius)).toEqual([true, true, false, false, false]);
  });
});

test('R51 similar listings need a radius, or criteria and no place at all', () => {
  const states: SearchState[] = [
    ...[{ zip: '60563' }, { makeCode: ['BUGATTI'] }],
    ...[{}, { sortBy: 'yearDESC' }, { zip: '60563', searchRadius: 0 }, { makeCode: ['BUGATTI'], state: 'IL' }],
  ];
  expect(states.map(hasSimilar)).toEqual([true, true, false, false, false, false]);
});

describe('location and clearing', () => {
  test('a ZIP replaces a city and the reverse; the radius stays unless given, and is removed with the place', () => {
    const near = after({ city: 'Chicago', state: 'IL', searchRadius: 25 }, { type: 'location', zip: '60563' });
    expect(near).toEqual({ zip: '60563', searchRadius: 25 });
    expect(after(near, { type: 'location', city: 'Chicago', state: 'IL', searchRadius: 0 })).toEqual({
      city: 'Chicago',
      state: 'IL',
      searchRadius: 0,
    });
    expect(after(near, { type: 'location', searchRadius: 100 })).toEqual({ zip: '60563' });
    expect(after(near, { type: 'location', zip: null })).toEqual({});
  });

  test('clear keeps location and sort', () => {
    expect(
      after({ ...camry, zip: '60563', sortBy: 'yearASC', keyword: 'red', experience: 'commercial' }, { type: 'clear' }),
    ).toEqual({ zip: '60563', sortBy: 'yearASC' });
  });

  test('R71 the notice of an expired listing is in no URL that an intent leads to', () => {
    const parsed = parse('/cars-for-sale/all/toyota?expired=1', plainRules, fixture);
    if (parsed.kind !== 'page') throw new Error(parsed.reason);
    expect(hrefFor(parsed.state, toggle('fuelTypeGroup', 'ELE'), plainRules, fixture)).toBe(
      '/cars-for-sale/all/toyota?fuelTypeGroup=ELE',
    );
  });
});
