import { multiParams } from '../params';
import type { SearchRules, SearchState } from '../state';
import { certifiedRules, fixture, makerRules, plainRules, usedRules } from '../testing/fixture';
import { expiredAlert, robots } from './notices';
import { canonicalLink, isUnknownZip, pageText } from './page-text';
import { breadcrumbJsonLd, itemListJsonLd } from './structured-data';

const title = (state: SearchState, rules: SearchRules = plainRules) => pageText(state, rules, fixture).title;
const crumbs = (state: SearchState, rules: SearchRules = plainRules) => pageText(state, rules, fixture).breadcrumbs;
const camry: SearchState = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

describe('R16 titles', () => {
  test.each<[string, SearchState]>([
    ['Cars for Sale', {}],
    ['Commercial Vehicles for Sale', { experience: 'commercial' }],
    ['Used Toyota Camry for Sale near Chicago, IL', { ...camry, listingType: ['USED'], city: 'Chicago', state: 'IL' }],
    [
      'Certified 2020 Toyota Camry LE for Sale',
      { ...camry, listingType: ['CERTIFIED'], startYear: 2020, endYear: 2020, trimCode: ['CAMRY|LE'] },
    ],
    ['Third-Party Certified Cars for Sale', { listingType: ['3P_CERT'] }],
    ['Toyota Cars for Sale By Owner near 60563', { makeCode: ['TOYOTA'], sellerType: ['p'], zip: '60563' }],
    ['Cars for Sale By Dealer in IL', { sellerType: ['d'], state: 'IL' }],
    ['SUVs / Crossovers for Sale Over $10,000', { vehicleStyleCode: ['SUVCROSS'], minPrice: 10000 }],
    [
      'Red Toyota Sedans for Sale Under $20,000 and Under 30,000 Miles',
      { makeCode: ['TOYOTA'], extColorSimple: ['RED'], vehicleStyleCode: ['SEDAN'], maxPrice: 20000, mileage: 30000 },
    ],
    [
      'Electric Toyota Camry Sedan for Sale Between $10,000 - $20,000',
      { ...camry, fuelTypeGroup: ['ELE'], vehicleStyleCode: ['SEDAN'], minPrice: 10000, maxPrice: 20000 },
    ],
    ['4WD/AWD Cars for Sale with Third Row Seating', { driveGroup: ['AWD4WD'], featureCode: ['1306'] }],
  ])('%s', (expected, state) => {
    expect(title(state)).toBe(expected);
  });

  test.each(['__proto__', 'constructor', 'toString'])('R4 the code %s is a text wherever it is given', (code) => {
    for (const param of multiParams) {
      const { title, summary, breadcrumbs } = pageText({ ...camry, [param]: [code] }, plainRules, fixture);
      for (const text of [title, summary, ...breadcrumbs.map(({ label }) => label)]) {
        expect([param, typeof text]).toEqual([param, 'string']);
        expect([param, text]).not.toEqual([param, expect.stringMatching(/\[object|native code/)]);
      }
    }
  });

  test('R8 an unknown ZIP is in neither title, summary nor breadcrumbs', () => {
    const state: SearchState = { ...camry, zip: '00000' };
    expect(isUnknownZip(state, {})).toBe(true);
    expect([isUnknownZip(state, undefined), isUnknownZip(state, { place: {} }), isUnknownZip(camry, {})]).toEqual([
      false,
      false,
      false,
    ]);
    const text = pageText(state, plainRules, fixture, { total: 7, place: null });
    expect(text.title).toBe('Toyota Camry for Sale');
    expect(JSON.stringify(text)).not.toContain('00000');
  });

  test('R8 a ZIP with a known place has its name in title and breadcrumbs', () => {
    const place = { city: 'Atlanta', state: 'GA' };
    const text = pageText({ ...camry, zip: '30303' }, plainRules, fixture, { total: 7, place });
    expect(text.title).toBe('Toyota Camry for Sale near Atlanta, GA');
    expect(text.breadcrumbs[2]?.label).toBe('Atlanta, GA');
  });

  test('R16 the document title of a further page has its number; its heading does not', () => {
    const text = (firstRecord: number) => pageText({ ...camry, firstRecord }, plainRules, fixture);
    expect(text(0).documentTitle).toBe('Toyota Camry for Sale');
    expect(text(30)).toMatchObject({ title: 'Toyota Camry for Sale', documentTitle: 'Toyota Camry for Sale · Page 2' });
  });

  test('only single values are spoken of', () => {
    const many: SearchState = {
      makeCode: ['TOYOTA', 'HONDA'],
      listingType: ['NEW', 'USED'],
      startYear: 2018,
      endYear: 2020,
      vehicleStyleCode: ['SEDAN', 'TRUCKS'],
      sellerType: ['p', 'd'],
    };
    expect(title(many)).toBe('Cars for Sale');
    expect(crumbs(many).map(({ key }) => key)).toEqual(['home', 'page']);
  });

  test('R10 a price range the wrong way round is not spoken of', () => {
    expect(title({ minPrice: 9000, maxPrice: 5000 })).toBe('Cars for Sale');
    expect(crumbs({ minPrice: 9000, maxPrice: 5000 })).toHaveLength(2);
  });

  test('R7 a condition that the brand applies is named', () => {
    expect(title({}, usedRules)).toBe('Used Cars for Sale');
    expect(title({ modelCode: ['TUCSON|HYUND'] }, makerRules)).toBe('Hyundai Tucson for Sale');
  });

  test('the summary counts where the number is known', () => {
    const summary = (total?: number) => pageText(camry, plainRules, fixture, { total }).summary;
    expect(summary()).toBe('Compare Toyota Camry for Sale: prices, mileage, history and sellers side by side.');
    expect(summary(1234)).toContain('1,234 matches for Toyota Camry for Sale');
    expect(summary(1)).toContain('1 match for');
    expect(summary(0)).toMatch(/^There are no Toyota Camry for Sale at the moment/);
  });
});

describe('R16 breadcrumbs', () => {
  test('are in the order of the levels, each linking to the search so far', () => {
    const state: SearchState = {
      ...camry,
      trimCode: ['CAMRY|LE'],
      city: 'Chicago',
      state: 'IL',
      searchRadius: 25,
      sellerType: ['d'],
      listingType: ['NEW'],
      vehicleStyleCode: ['SEDAN'],
      startYear: 2020,
      endYear: 2020,
      maxPrice: 20000,
      fuelTypeGroup: ['HYB'],
      mpgRange: 30,
      electricMileRange: 40,
      sortBy: 'yearASC',
      firstRecord: 30,
      extra: [['utm', '1']],
    };
    expect(crumbs(state).map(({ key, label }) => `${key}: ${label}`)).toEqual([
      'home: Home',
      'page: Cars for Sale',
      'location: Chicago, IL',
      'owner: By Dealer',
      'condition: New',
      'style: Sedans',
      'make: Toyota',
      'model: Camry',
      'trim: Camry LE',
      'year: 2020',
      'price: Under $20,000',
      'fuelType: Hybrid',
      'mpg: 30+ MPG',
      'electricRange: 40+ Mile Range',
    ]);
    expect(
      crumbs(state)
        .slice(0, 3)
        .map(({ href }) => href),
    ).toEqual(['/', '/cars-for-sale/all', '/cars-for-sale/all?city=Chicago&state=IL&searchRadius=25']);
    expect(crumbs(state)[7]?.href).toBe(
      '/cars-for-sale/new/toyota/camry/chicago-il?vehicleStyleCode=SEDAN&sellerType=d&searchRadius=25',
    );
  });

  test('the year is dropped for used cars if two crumbs are before it', () => {
    const year = (state: SearchState, rules?: SearchRules) =>
      crumbs({ startYear: 2020, endYear: 2020, ...state }, rules).some(({ key }) => key === 'year');
    expect(year({ ...camry, listingType: ['USED'] })).toBe(false);
    expect(year(camry, usedRules)).toBe(false);
    expect(year({ listingType: ['USED'] })).toBe(true);
    expect(year({ ...camry, listingType: ['NEW'] })).toBe(true);
    expect(year(camry)).toBe(true);
  });

  test("the certified programme's home crumb is the search", () => {
    expect(crumbs({}, certifiedRules)[0]).toEqual({ key: 'home', label: 'Home', href: '/cars-for-sale' });
  });

  test('as JSON-LD they are numbered and absolute', () => {
    expect(breadcrumbJsonLd(crumbs({}), 'https://host.test')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://host.test/' },
        { position: 2, item: 'https://host.test/cars-for-sale/all' },
      ],
    });
  });
});

describe('R14, R16 texts for search engines', () => {
  test('the canonical link is the page itself, also on page 2, without campaigns', () => {
    expect(
      canonicalLink({ ...camry, firstRecord: 30, extra: [['psid', '1']] }, plainRules, fixture, 'https://host.test'),
    ).toBe('https://host.test/cars-for-sale/all/toyota/camry?firstRecord=30');
  });

  test('no results, pages past the last, invalid parameters and failures are not indexed', () => {
    expect(robots({}, { total: 1, invalid: {} })).toBe('index');
    expect(robots({}, { total: 0, invalid: {} })).toBe('noindex');
    expect(robots({ firstRecord: 30 }, { total: 31, invalid: {} })).toBe('index');
    expect(robots({ firstRecord: 30 }, { total: 30, invalid: {} })).toBe('noindex');
    expect(robots({}, { total: 5, invalid: { minPrice: 'above maxPrice' } })).toBe('noindex');
  });

  test('cars are listed by address, in the order of the page', () => {
    const urls = ['https://host.test/1', 'https://host.test/2'];
    expect(itemListJsonLd(urls)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: { '@type': 'Car', url: urls[0] } },
        { '@type': 'ListItem', position: 2, item: { '@type': 'Car', url: urls[1] } },
      ],
    });
  });
});

describe('R71 the notice of an expired listing', () => {
  test('names make and model if both are known, else says vehicle', () => {
    expect(expiredAlert(camry, plainRules, fixture)).toEqual([
      "We're sorry, the Toyota Camry you were looking for is no longer available.",
      'Here are vehicles you may be interested in.',
    ]);
    for (const state of [
      {},
      { makeCode: ['TOYOTA'] },
      { makeCode: ['X'], modelCode: ['Y|X'] },
    ] satisfies SearchState[]) {
      expect(expiredAlert(state, plainRules, fixture)[0]).toBe(
        "We're sorry, the vehicle you were looking for is no longer available.",
      );
    }
  });
});
