import type { SearchRules, SearchState } from '../state';
import { fixture, makerRules, plainRules, slice, usedRules } from '../testing/fixture';
import { effective, format, type ParsedPage, parse, parseParams, toParams } from './codec';

function page(url: string, rules: SearchRules = plainRules): ParsedPage {
  const result = parse(url, rules, fixture);
  if (result.kind !== 'page') throw new Error(`${url} is not found: ${result.slug}, ${result.reason}`);
  return result;
}
const state = (query: string, rules?: SearchRules) => page(`/cars-for-sale/all?${query}`, rules).state;
const canonical = (url: string, rules?: SearchRules) => page(url, rules).canonical;

describe('R1 canonical form', () => {
  test.each<[string, string, SearchState]>([
    ['R3 the bare search', '/cars-for-sale/all', {}],
    ['R4 a make', '/cars-for-sale/all/toyota', { makeCode: ['TOYOTA'] }],
    [
      'R4 make and model',
      '/cars-for-sale/used/land-rover/defender',
      { listingType: ['USED'], makeCode: ['LR'], modelCode: ['DEFENDER|LR'] },
    ],
    [
      'R4 make, model and trim',
      '/cars-for-sale/new/honda/accord/ex-l',
      { listingType: ['NEW'], makeCode: ['HONDA'], modelCode: ['ACCORD|HONDA'], trimCode: ['ACCORD|EXL'] },
    ],
    [
      'R4 year, make and model',
      '/cars-for-sale/certified/2020/toyota/camry',
      { listingType: ['CERTIFIED'], startYear: 2020, endYear: 2020, makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] },
    ],
    [
      'R4 R6 a model that no list has, whose code is its own words',
      '/cars-for-sale/all/toyota?modelCode=Forward+Control%7CTOYOTA',
      { makeCode: ['TOYOTA'], modelCode: ['Forward Control|TOYOTA'] },
    ],
    [
      'R4 a numeric model is no year',
      '/cars-for-sale/all/2019/ram/1500',
      { startYear: 2019, endYear: 2019, makeCode: ['RAM'], modelCode: ['1500|RAM'] },
    ],
  ])('%s: %s', (_, url, expected) => {
    expect(page(url)).toMatchObject({ state: expected, canonical: url, dropped: [], invalid: {} });
    expect(page(url).state).toEqual(expected);
  });

  test('R3 of several values of one parameter the last counts, also if an earlier one was equal; of a list each counts once, at its first place', () => {
    expect(state('maxPrice=20000&maxPrice=30000&maxPrice=20000')).toEqual({ maxPrice: 20_000 });
    expect(state('doorCode=2&doorCode=4&doorCode=2')).toEqual({ doorCode: ['2', '4'] });
  });

  test.each<[string, SearchState]>([
    ['chicago-il', { city: 'Chicago', state: 'IL' }],
    ['saint-louis-mo', { city: 'Saint Louis', state: 'MO' }],
    ['red', { extColorSimple: ['RED'] }],
    ['suv-crossover', { vehicleStyleCode: ['SUVCROSS'] }],
    ['by-owner', { sellerType: ['p'] }],
    ['by-dealer', { sellerType: ['d'] }],
    ['under-20000', { maxPrice: 20000 }],
    ['over-20000', { minPrice: 20000 }],
    ['between-10000-20000', { minPrice: 10000, maxPrice: 20000 }],
    ['diesel', { fuelTypeGroup: ['DSL'] }],
    ['4wd-awd', { driveGroup: ['AWD4WD'] }],
    ['third-row-seating', { featureCode: ['1306'] }],
  ])('R4 the qualifier %s is after make and model', (slug, said) => {
    const url = `/cars-for-sale/all/toyota/rav4/${slug}`;
    expect(page(url)).toMatchObject({ canonical: url });
    expect(page(url).state).toEqual({ makeCode: ['TOYOTA'], modelCode: ['RAV4|TOYOTA'], ...said });
  });

  test.each([
    ['/cars-for-sale/all/toyotta', 'toyotta'],
    ['/cars-for-sale/all/__proto__', '__proto__'],
    ['/cars-for-sale/all/toyota/accord', 'accord'],
    ['/cars-for-sale/all/toyota/camry/ex-l', 'ex-l'],
    ['/cars-for-sale/all/toyota/camry/le/red', 'red'],
    ['/cars-for-sale/all/toyota/red', 'red'],
    ['/cars-for-sale/all/toyota/camry/nowhere-il', 'nowhere-il'],
    ['/cars-for-sale/all/toyota/camry/chicago-zz', 'chicago-zz'],
    ['/cars-for-sale/all/2020', '2020'],
    ['/cars-for-sale/all/2020/toyota', '2020'],
    ['/cars-for-sale/rented', 'rented'],
    ['/cars-for-sale/all/%E0%A4%A', '%e0%a4%a'],
    ['/elsewhere/all', 'elsewhere'],
    ['', ''],
  ])('R4 %s is not found: %s is unknown', (url, slug) => {
    expect(parse(url, plainRules, fixture)).toMatchObject({ kind: 'not-found', slug });
  });

  test.each([
    ['/cars-for-sale', '/cars-for-sale/all'],
    ['/cars-for-sale/all-cars', '/cars-for-sale/all'],
    ['//Cars-For-Sale//All/TOYOTA/?#top', '/cars-for-sale/all/toyota'],
    ['https://example.test/cars-for-sale/all?zip=60563', '/cars-for-sale/all?zip=60563'],
    ['/cars-for-sale/all?makeCode=TOYOTA&modelCode=CAMRY', '/cars-for-sale/all/toyota/camry'],
    ['/cars-for-sale/all?makeCode=TOYOTA&modelCode=CAMRY&trimCode=CAMRY|LE', '/cars-for-sale/all/toyota/camry/le'],
    ['/cars-for-sale/all?listingType=used&makeCode=TOYOTA', '/cars-for-sale/used/toyota'],
    [
      '/cars-for-sale/all/toyota/camry?zip=60563&extColorSimple=RED&maxPrice=9000',
      '/cars-for-sale/all/toyota/camry/red?maxPrice=9000&zip=60563',
    ],
    ['/cars-for-sale/all/toyota/camry/le?extColorSimple=RED', '/cars-for-sale/all/toyota/camry/le?extColorSimple=RED'],
    [
      '/cars-for-sale/all?zip=60563&startYear=2019&makeCode=TOYOTA,HONDA',
      '/cars-for-sale/all?makeCode=TOYOTA,HONDA&startYear=2019&zip=60563',
    ],
  ])('R2, R3 %s becomes %s', (url, expected) => {
    expect(canonical(url)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  test('R4 a trim called as a colour or fuel is the trim in the path; the colour stays in the query', () => {
    expect(state('makeCode=TOYOTA&modelCode=CAMRY&trimCode=CAMRY|BLK')).toEqual(
      page('/cars-for-sale/all/toyota/camry/black').state,
    );
    expect(canonical('/cars-for-sale/all/toyota/camry?extColorSimple=BLACK')).toBe(
      '/cars-for-sale/all/toyota/camry?extColorSimple=BLACK',
    );
    expect(canonical('/cars-for-sale/all/toyota/rav4?extColorSimple=BLACK')).toBe(
      '/cars-for-sale/all/toyota/rav4/black',
    );
  });

  test('R4 a make that is called as a year stays in the query', () => {
    expect(canonical('/cars-for-sale/all?makeCode=PEUGEOT')).toBe('/cars-for-sale/all?makeCode=PEUGEOT');
  });

  test('R4 of two labels with one slug the second stays in the query', () => {
    expect(canonical('/cars-for-sale/all?modelCode=COROLLA2|TOYOTA')).toBe(
      '/cars-for-sale/all/toyota?modelCode=COROLLA2%7CTOYOTA',
    );
  });

  test('R3 defaults are left out', () => {
    const url = '/cars-for-sale/all?searchRadius=100&sortBy=derivedpriceDESC&firstRecord=0&numRecords=30&minPrice=0';
    expect(canonical(url)).toBe('/cars-for-sale/all');
    expect(canonical('/cars-for-sale/all?numRecords=30', usedRules)).toBe('/cars-for-sale/all?numRecords=30');
  });

  test('a form: repeated fields merge as comma lists do, empty fields vanish', () => {
    const form = 'makeCode=TOYOTA&makeCode=HONDA,BMW&makeCode=TOYOTA&minPrice=&maxPrice=20%2C000&zip=&keyword=&sortBy=';
    expect(canonical(`/cars-for-sale/all?${form}`)).toBe('/cars-for-sale/all?makeCode=TOYOTA,HONDA,BMW&maxPrice=20000');
  });

  test('R3 commas, ampersands, percent signs, emoji, bars and backslashes in values survive', () => {
    const packages = ['Leather, heated', 'A&B', '50%', '🚗=#?', 'a\\b', 'a\\,', 'plus+'];
    const before: SearchState = { makeCode: ['TOYOTA'], packages, keyword: 'red, 50% & 🚗' };
    expect(page(format(before, plainRules, fixture)).state).toEqual(before);
  });

  test('R3 twenty values of a list survive, in the order of their first occurrence; further ones are dropped', () => {
    const codes = Array.from({ length: 45 }, (_, index) => String(2000 + index));
    const url = `/cars-for-sale/all?doorCode=${[...codes.slice(0, 3), ...codes].join(',')}`;
    const { state, canonical, dropped } = page(url);
    expect(state).toEqual({ doorCode: codes.slice(0, 20) });
    expect(canonical).toBe(`/cars-for-sale/all?doorCode=${codes.slice(0, 20).join(',')}`);
    expect(dropped.map(({ value }) => value)).toEqual(codes.slice(20));
  });

  test('a code of more than 60 characters and a text of more than 100 are dropped', () => {
    expect(state(`doorCode=${'x'.repeat(61)},${'y'.repeat(60)}`)).toEqual({ doorCode: ['y'.repeat(60)] });
    expect(state(`keyword=${'x'.repeat(101)}`)).toEqual({});
    expect(state(`keyword=${'x'.repeat(100)}`)).toEqual({ keyword: 'x'.repeat(100) });
    // The length limit includes the make added to a model's code, and counts a text that is longer in capitals as such.
    expect(state(`makeCode=TOYOTA&modelCode=${'x'.repeat(54)},CAMRY`).modelCode).toEqual(['CAMRY|TOYOTA']);
    expect(state(`listingType=${'ß'.repeat(40)},new`)).toEqual({ listingType: ['NEW'] });
  });

  test.each(['__proto__', 'constructor', 'toString', 'x', 'P'])('the seller type %s is unknown', (code) => {
    expect(page(`/cars-for-sale/all?sellerType=${code},p`).state).toEqual({ sellerType: ['p'] });
    expect(canonical(`/cars-for-sale/all?sellerType=${code}`)).toBe('/cars-for-sale/all');
  });

  test('a code that its vocabulary does not know is dropped; where no vocabulary is at hand it stays', () => {
    expect(state('vehicleStyleCode=SEDAN,GULLWING&doorCode=9')).toEqual({
      vehicleStyleCode: ['SEDAN'],
      doorCode: ['9'],
    });
  });

  test('R2 unknown and campaign parameters are carried on behind the known ones, in their order, duplicates and all', () => {
    expect(canonical('/cars-for-sale/all?utm=b&zip=60563&psid=7&utm=a&__proto__=x&empty=')).toBe(
      '/cars-for-sale/all?zip=60563&utm=b&psid=7&utm=a&__proto__=x&empty=',
    );
  });
});

describe('R5, R6 makes, models and trims', () => {
  test('R5 every way to name makes merges, first seen first, capped at five', () => {
    expect(
      state('makeCode1=BMW&makeCodeList=TOYOTA,HONDA&makeCode=BMW,FORD&makeCode2=RAM&makeCode3=KIA').makeCode,
    ).toEqual(['BMW', 'TOYOTA', 'HONDA', 'FORD', 'RAM']);
  });

  test('R5 makes beyond the fifth are dropped with their models', () => {
    const { dropped, state } = page(
      '/cars-for-sale/all?makeCode=BMW,TOYOTA,HONDA,FORD,RAM,KIA&modelCode=K5|KIA,X5|BMW',
    );
    expect(state.modelCode).toEqual(['X5|BMW']);
    expect(dropped.map(({ param, value }) => `${param}=${value}`)).toEqual(['makeCode=KIA', 'modelCode=K5|KIA']);
  });

  test('R5 a trim of another model is dropped, alone', () => {
    expect(state('makeCode=TOYOTA&modelCode=CAMRY&trimCode=ACCORD|LX,CAMRY|LE,CAMRY|NONE')).toEqual({
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      trimCode: ['CAMRY|LE'],
    });
    expect(state('makeCode=TOYOTA&trimCode=CAMRY|LE')).toEqual({ makeCode: ['TOYOTA'] });
  });

  test('R5 without the models of a make, the form of a trim decides', () => {
    const result = parse(
      '/cars-for-sale/all?makeCode=HONDA&modelCode=ACCORD&trimCode=ACCORD|LX,CAMRY|LE',
      plainRules,
      slice,
    );
    expect(result).toMatchObject({ state: { modelCode: ['ACCORD|HONDA'], trimCode: ['ACCORD|LX'] } });
  });

  test.each([
    'modelCode=CAMRY|TOYOTA',
    'modelCode|TOYOTA=CAMRY',
    'makeCode=TOYOTA&modelCode=CAMRY',
    'modelCode1=CAMRY&makeCode1=TOYOTA',
  ])('R6 %s is a Camry of Toyota', (query) => {
    expect(state(query)).toEqual({ makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] });
  });

  test('R6 a model without its make among the chosen makes is removed; also if the make field was emptied', () => {
    expect(state('makeCode=HONDA&modelCode=CAMRY|TOYOTA')).toEqual({ makeCode: ['HONDA'] });
    expect(state('makeCode=&modelCode=CAMRY|TOYOTA&seriesCode=3SERIES|BMW&packages=Sport')).toEqual({});
  });

  test('R6 a plain code that two makes have is not guessed', () => {
    expect(state('modelCode=FIT')).toEqual({});
    expect(state('makeCode=BMW,HYUND&modelCode=FIT')).toEqual({ makeCode: ['BMW', 'HYUND'], modelCode: ['FIT|HYUND'] });
  });

  test('R6 a series adds its make and keeps it', () => {
    expect(state('seriesCode=3SERIES|BMW')).toEqual({ makeCode: ['BMW'], seriesCode: ['3SERIES|BMW'] });
    expect(state('makeCode=BMW&seriesCode=3SERIES')).toEqual({ makeCode: ['BMW'], seriesCode: ['3SERIES|BMW'] });
  });
});

describe('single values', () => {
  test('R7 the default listing type is applied and shown, but is in neither state nor URL', () => {
    expect(page('/cars-for-sale/used', usedRules)).toMatchObject({ state: {}, canonical: '/cars-for-sale/all' });
    expect(effective({}, usedRules).listingType).toEqual(['USED']);
    expect(effective({ listingType: ['NEW'] }, usedRules).listingType).toEqual(['NEW']);
    expect(canonical('/cars-for-sale/used')).toBe('/cars-for-sale/used');
  });

  test.each([
    ['60563', '60563'],
    ['60563-1234', '60563'],
    ['605631', '60563'],
    [' 60563 ', '60563'],
    ['6056', undefined],
    ['6056a', undefined],
    ['６０５６３', undefined],
    ['', undefined],
  ])('R8 zip %p is read as %p', (zip, expected) => {
    expect(state(`zip=${encodeURIComponent(zip)}`).zip).toBe(expected);
  });

  test.each([
    ['Chicago, IL', { city: 'Chicago', state: 'IL' }],
    ['chicago il', { city: 'Chicago', state: 'IL' }],
    ['IL', { state: 'IL' }],
    ['Chicago', {}],
    ['Chicago, ZZ', {}],
    [', ', {}],
  ])('R8 a city with its state in place of a ZIP, %p, is that place', (zip, expected) => {
    expect(state(`zip=${encodeURIComponent(zip)}`)).toEqual(expected);
  });

  test.each([
    ['0', 0],
    ['25', 25],
    ['99', 99],
    ['100', undefined],
    ['5000', undefined],
    ['-5', undefined],
    ['-0', 0],
    ['far', undefined],
    ['', undefined],
  ])('R9 radius %p is read as %p', (radius, expected) => {
    expect(state(`zip=60563&searchRadius=${radius}`).searchRadius).toBe(expected);
  });

  test('R10 minPrice and maxPrice win over priceRange', () => {
    expect(state('priceRange=5000-9000')).toEqual({ minPrice: 5000, maxPrice: 9000 });
    expect(state('priceRange=5000-9000&minPrice=15000')).toEqual({ minPrice: 15000 });
    expect(state('priceRange=-$9,000')).toEqual({ maxPrice: 9000 });
    expect(state('priceRange=cheap')).toEqual({});
  });

  test('R10 a reversed pair of bounds is kept and reported', () => {
    const { invalid, state } = page('/cars-for-sale/all?minPrice=9000&maxPrice=5000&startYear=2022&endYear=2020');
    expect(state).toEqual({ minPrice: 9000, maxPrice: 5000, startYear: 2022, endYear: 2020 });
    expect(Object.keys(invalid)).toEqual(['minPrice', 'maxPrice', 'startYear', 'endYear']);
    expect(page('/cars-for-sale/all?minPrice=5000&maxPrice=5000').invalid).toEqual({});
  });

  test('R11 records are clamped', () => {
    expect(state('numRecords=500&firstRecord=999999999')).toEqual({ numRecords: 100, firstRecord: 10_000 });
    expect(state('numRecords=0&firstRecord=-30')).toEqual({ numRecords: 1 });
    expect(state('numRecords=many&firstRecord=first')).toEqual({});
  });

  test('R12 a legacy campaign code becomes the Hyundai channel', () => {
    expect(canonical('/cars-for-sale/all?LNX=SPGOOGLE&utm=1')).toBe(
      '/cars-for-sale/all/hyundai?experience=hyundai-buy-online&utm=1',
    );
    expect(state('LNX=1&makeCode=TOYOTA&modelCode=CAMRY')).toEqual({
      makeCode: ['HYUND'],
      experience: 'hyundai-buy-online',
    });
  });

  test('R12 psid and siomid leave cookies of 1800 seconds, the payment card one of 604800000 milliseconds; all stay in the URL', () => {
    const { cookies, canonical } = page('/cars-for-sale/all?psid=a&siomid=b&paymentCard=c');
    expect(cookies).toEqual([
      { name: 'psid', value: 'a', maxAgeSeconds: 1800 },
      { name: 'siomid', value: 'b', maxAgeSeconds: 1800 },
      { name: 'paymentCard', value: 'c', maxAgeSeconds: 604800 },
    ]);
    expect(canonical).toBe('/cars-for-sale/all?psid=a&siomid=b&paymentCard=c');
  });

  test.each(['a'.repeat(65), '\\', 'a b', 'a\r\nb', 'é'])(
    'R12 campaign id %p is dropped, and leaves no cookie',
    (id) => {
      const { cookies, canonical } = page(`/cars-for-sale/all?psid=${encodeURIComponent(id)}`);
      expect([cookies, canonical]).toEqual([[], '/cars-for-sale/all']);
    },
  );

  test.each([
    'https://evil.test',
    '//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'evil',
  ])('R13 refUrl %p is dropped', (refUrl) => {
    const { canonical, dropped } = page(`/cars-for-sale/all?refUrl=${encodeURIComponent(refUrl)}`);
    expect(canonical).toBe('/cars-for-sale/all');
    expect(dropped).toHaveLength(1);
  });

  test('R13 refUrl to a path of this site stays', () => {
    expect(canonical('/cars-for-sale/all?refUrl=/account?tab=1')).toBe(
      '/cars-for-sale/all?refUrl=%2Faccount%3Ftab%3D1',
    );
  });

  test('R71 the notice of an expired listing leaves the URL for a short-lived cookie', () => {
    expect(page('/cars-for-sale/all/toyota?expired=1')).toMatchObject({
      canonical: '/cars-for-sale/all/toyota',
      cookies: [{ name: 'expired', value: '1', maxAgeSeconds: 60 }],
    });
  });

  test('R22 a single-value box that was unchecked stays off', () => {
    expect(state('homeServices=off&marketExtension=include')).toEqual({
      homeServices: 'off',
      marketExtension: 'include',
    });
    expect(state('homeServices=off&homeServices=delivery')).toEqual({ homeServices: 'delivery' });
  });

  test('R25 seat value 1306 is the feature, cabs 5 and 6 are the codes', () => {
    expect(state('maximumSeating=7,1306')).toEqual({ maximumSeating: ['7'], featureCode: ['1306'] });
    expect(state('truckCabSize=4,5,6')).toEqual({ truckCabSize: ['4', 'CREW', 'EXT'] });
  });

  test('R30 an unknown sort is the default', () => {
    expect(state('sortBy=cheapest')).toEqual({});
    expect(state('sortBy=yearASC')).toEqual({ sortBy: 'yearASC' });
  });

  test('a ZIP wins over a city, a city needs its state', () => {
    expect(state('zip=60563&city=Chicago&state=IL')).toEqual({ zip: '60563' });
    expect(state('city=Chicago')).toEqual({});
    expect(state('city=st.+louis&state=mo')).toEqual({ city: 'Saint Louis', state: 'MO' });
  });
});

describe("a car-maker's brand", () => {
  test('its make is applied, never written on its own, and written as the parent of a model', () => {
    expect(page('/cars-for-sale/all/hyundai', makerRules)).toMatchObject({
      state: {},
      canonical: '/cars-for-sale/all',
    });
    expect(page('/cars-for-sale/all/hyundai/tucson/sel', makerRules)).toMatchObject({
      state: { modelCode: ['TUCSON|HYUND'], trimCode: ['TUCSON|SEL'] },
      canonical: '/cars-for-sale/all/hyundai/tucson/sel',
    });
    expect(effective({}, makerRules).makeCode).toEqual(['HYUND']);
  });

  test('other makes are dropped with their models', () => {
    expect(canonical('/cars-for-sale/all/toyota/camry?modelCode=FIT', makerRules)).toBe(
      '/cars-for-sale/all/hyundai/fit',
    );
  });
});

describe('R7 the default listing type', () => {
  test.each([
    ['/cars-for-sale/used', '/cars-for-sale/all'],
    ['/cars-for-sale/all?listingType=off', '/cars-for-sale/all?listingType=off'],
    ['/cars-for-sale/all?listingType=OFF', '/cars-for-sale/all?listingType=off'],
    ['/cars-for-sale/all?listingType=off,NEW', '/cars-for-sale/new'],
    ['/cars-for-sale/all?listingType=off&listingType=USED', '/cars-for-sale/all'],
  ])('%s leads to %s', (url, to) => {
    expect(canonical(url, usedRules)).toBe(to);
  });

  test('is not searched for once it is off, and there is nothing to be off without one', () => {
    expect(effective({ listingType: ['off'] }, usedRules)).toEqual({});
    expect(toParams({ listingType: ['off'] }, usedRules)).toBe('sortBy=relevance&numRecords=20');
    expect(canonical('/cars-for-sale/all?listingType=off')).toBe('/cars-for-sale/all');
  });
});

describe('R30 the default order', () => {
  test("is the brand's, and is never written into the URL; the other one is", () => {
    expect(canonical('/cars-for-sale/all?sortBy=relevance', usedRules)).toBe('/cars-for-sale/all');
    expect(canonical('/cars-for-sale/all?sortBy=derivedpriceDESC', usedRules)).toBe(
      '/cars-for-sale/all?sortBy=derivedpriceDESC',
    );
    expect(canonical('/cars-for-sale/all?sortBy=relevance')).toBe('/cars-for-sale/all?sortBy=relevance');
    expect(toParams({}, plainRules)).toBe('sortBy=derivedpriceDESC&numRecords=30');
  });
});

describe('R29 best deals', () => {
  const form = '/cars-for-sale/all?experience=best-deals&dealType=goodprice,greatprice';
  test.each([
    ['/cars-for-sale/all?experience=best-deals', form],
    ['/cars-for-sale/all?dealType=greatprice,goodprice&experience=best-deals', form],
    ['/cars-for-sale/all?experience=best-deals&dealType=fairprice,greatprice,goodprice', `${form},fairprice`],
    [
      '/cars-for-sale/all?experience=best-deals&dealType=greatprice',
      '/cars-for-sale/all?experience=best-deals&dealType=greatprice',
    ],
  ])('%s has the one form %s', (url, to) => {
    expect(canonical(url)).toBe(to);
  });
});

describe('R4 a city by either of its spellings', () => {
  test.each([
    ['toyota/camry/st-louis-mo', 'toyota/camry/saint-louis-mo'],
    ['toyota/camry/saint-louis-mo', 'toyota/camry/saint-louis-mo'],
    ['toyota/camry/ft-worth-tx', 'toyota/camry/fort-worth-tx'],
    ['toyota/camry/mount-pleasant-mi', 'toyota/camry/mt-pleasant-mi'],
    ['toyota/camry?city=Ft.+Worth&state=TX', 'toyota/camry/fort-worth-tx'],
  ])('%s leads to %s', (url, to) => {
    expect(canonical(`/cars-for-sale/all/${url}`)).toBe(`/cars-for-sale/all/${to}`);
  });

  test('a city that is known by neither is no page', () => {
    expect(parse('/cars-for-sale/all/toyota/camry/st-elsewhere-mo', plainRules, fixture).kind).toBe('not-found');
  });
});

describe('the query form for services', () => {
  test('everything is in the query, defaults of the brand are written out, campaigns are not', () => {
    const { state } = page('/cars-for-sale/all/toyota/camry/le?zip=60563&psid=1&other=2', usedRules);
    const query = toParams(state, usedRules);
    expect(query).toBe(
      'makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&trimCode=CAMRY%7CLE&listingType=USED&zip=60563&sortBy=relevance&numRecords=20',
    );
    const { extra: _, ...search } = state;
    expect(parseParams(new URLSearchParams(query), usedRules, fixture).state).toEqual(search);
    expect(parseParams(new URLSearchParams(query), plainRules, fixture).state).toEqual({
      ...search,
      listingType: ['USED'],
      sortBy: 'relevance',
      numRecords: 20,
    });
  });
});

test.each([
  ['true', '/cars-for-sale/all?hideAlpha=true'],
  ['1', '/cars-for-sale/all?hideAlpha=true'],
  ['false', '/cars-for-sale/all'],
  ['OFF', '/cars-for-sale/all'],
  ['0', '/cars-for-sale/all'],
  ['', '/cars-for-sale/all'],
])('R3 section 4: hideAlpha=%s has the canonical URL %s', (value, url) => {
  expect(canonical(`/cars-for-sale/all?hideAlpha=${value}`)).toBe(url);
});
