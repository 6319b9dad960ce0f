import { brands } from '@forecourt/brands';
import { brandView } from '@forecourt/contracts';
import { fixtureFlags } from '@forecourt/search-kit/testing';
import { sectionNames } from '@forecourt/search-state';
import { type Section, shownSections } from './sections';
import { options, panelWith } from './testing';

const names = (sections: readonly Section[]): readonly string[] => sections.map(({ name }) => name);
const named = (name: string, panel = panelWith()) => {
  const section = shownSections(panel).find((each) => each.name === name);
  if (section === undefined) throw new Error(`no section ${name}`);
  return section;
};

describe('sections', () => {
  test('every name of the brands has one', () => {
    const styles = { vehicleStyleCode: ['SEDAN', 'SUVCROSS', 'VANMV'] };
    const full = panelWith(styles, { filters: { ...panelWith().filters, mileage: options({ '10000': 1 }) } });
    expect(names(shownSections(full))).toEqual(sectionNames);
    expect(new Set(shownSections(full).map(({ title }) => title)).size).toBe(sectionNames.length);
  });

  test.each(brands.map((brand) => [brand.id, brand] as const))('are in the order of %s', (_, brand) => {
    const panel = panelWith({}, {}, brandView(brand));
    const shown = names(shownSections(panel));
    expect(shown).toEqual(brand.sections.filter((name) => shown.includes(name)));
    expect(shown.length).toBeGreaterThan(20);
  });

  test('a name that is not known is passed over', () => {
    const panel = panelWith({}, {}, { sections: ['year', 'crystal-ball', 'toString', 'mileage'] });
    expect(names(shownSections(panel))).toEqual(['year', 'mileage']);
  });

  test('without options only sections with a control of their own are left', () => {
    expect(names(shownSections(panelWith({}, { filters: {} })))).toEqual([
      'make-model-trim',
      'price-payments',
      'year',
      'mileage',
      'condition',
      'money-back-guarantee',
      'ways-to-purchase',
      'location',
    ]);
  });

  test.each([
    ['sedan-type', 'SEDAN', { sedanSubtypeCode: ['SEDAN_LUXURY'] }],
    ['suv-type', 'SUVCROSS', { suvSubtypeCode: ['SUV_LUXURY'] }],
    ['van-type', 'VANMV', { vanSubtypeCode: ['VAN_MINI'] }],
  ] as const)('%s is shown once %s is chosen, or while it has a selection', (name, style, selected) => {
    expect(names(shownSections(panelWith({})))).not.toContain(name);
    expect(names(shownSections(panelWith({ vehicleStyleCode: [style] })))).toContain(name);
    expect(names(shownSections(panelWith(selected)))).toContain(name);
  });

  test('a selection keeps a section without options', () => {
    expect(names(shownSections(panelWith({ doorCode: ['3'] }, { filters: {} })))).toContain('number-of-doors');
  });

  test('ways to purchase follow from the brand', () => {
    const flags = fixtureFlags({ buyOnline: false, vehicleExchange: false });
    const filters = { driveGroup: options({ FWD: 1 }) };
    expect(names(shownSections(panelWith({}, { filters }, { flags })))).not.toContain('ways-to-purchase');
  });
});

describe('the choices of a section', () => {
  test.each([
    ['make-model-trim', { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|SE'] }, 3],
    ['price-payments', { minPrice: 5000, maxPrice: 9000 }, 1],
    ['year', { endYear: 2020 }, 1],
    ['mileage', { mileage: 30_000 }, 1],
    ['condition', {}, 0],
    ['condition', { listingType: ['NEW', 'CERTIFIED'] }, 2],
    ['exterior-color', { extColorSimple: ['RED'] }, 1],
    ['number-of-seats', { featureCode: ['1306'], maximumSeating: ['5'] }, 2],
    ['features', { featureCode: ['1306'] }, 1],
    ['location', { zip: '60610' }, 1],
    ['location', { city: 'Chicago', state: 'IL' }, 1],
    ['location', {}, 0],
    ['ways-to-purchase', { experience: 'buy-online' }, 1],
    ['ways-to-purchase', { experience: 'hyundai-buy-online', homeServices: 'HOME_DELIVERY' }, 2],
    ['ways-to-purchase', { experience: 'best-deals', homeServices: 'off' }, 0],
    ['money-back-guarantee', { vehicleExchange: 'on' }, 1],
    ['money-back-guarantee', { vehicleExchange: 'off', listingType: ['CERTIFIED'] }, 0],
  ])('%s of %j is %d', (name, state, count) => {
    const panel = panelWith(state);
    expect(named(name, panel).selected(panel)).toBe(count);
  });

  test.each([
    ['make-model-trim', { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] }, 'Toyota, Camry'],
    ['price-payments', { maxPrice: 9000, monthlyBudget: 400 }, 'Under $9,000, Under $400 a Month'],
    ['year', { startYear: 2018 }, '2018 or Newer'],
    ['mileage', { mileage: 30_000 }, 'Under 30,000 Miles'],
    ['condition', {}, 'Used'],
    ['condition', { listingType: ['off'] }, ''],
    ['number-of-seats', { featureCode: ['1306'] }, 'Third-Row Seating'],
    ['exterior-color', { extColorSimple: ['RED', 'BLUE'] }, 'Blue, Red'],
    ['location', { zip: '60610' }, 'Chicago, IL'],
    ['location', { city: 'Boston', state: 'MA' }, 'Boston, MA'],
    ['ways-to-purchase', { experience: 'best-deals', homeServices: 'HOME_DELIVERY' }, 'Home Delivery'],
    ['money-back-guarantee', {}, ''],
  ])('%s of %j is “%s” in words', (name, state, words) => {
    const panel = panelWith(state);
    expect(named(name, panel).says(panel).join(', ')).toBe(words);
  });
});
