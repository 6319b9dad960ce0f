import { effective, type SearchState } from '@forecourt/search-state';
import { camry, camryFacts, camryMileage } from '../testing/camry';
import { hasQuestions } from './has-questions';
import { modelQuestions, type QuestionData } from './questions';

const nothing: QuestionData = {
  listing: { totalResultCount: 1, stats: { derivedprice: null, year: null, mileage: null }, filters: {} },
  ...{ 'model-trims': undefined, 'model-facts': undefined, mileage: undefined },
};
const stats = {
  ...{ derivedprice: { min: 4_995, max: 112_400 }, year: { min: 2004, max: 2026 } },
  mileage: { min: 12, max: 187_300 },
};
const tow = [{ label: 'Tow Package', value: '1184', count: 7 }];
const all: QuestionData = {
  listing: { totalResultCount: 1_284, stats, filters: { featureCode: tow } },
  ...{ 'model-trims': camry, 'model-facts': camryFacts, mileage: camryMileage },
};
const rules = { pageSize: 30, defaultListingType: 'USED' };
const asked = (data: QuestionData, state: SearchState = {}) =>
  modelQuestions('Toyota Camry', state, rules, data).map(({ question, answer, source }) => [question, answer, source]);

test('answers are figures of the search, the inventory and the facts, and say which', () => {
  const inventory = 'From the listings on this site.';
  const catalogue = 'From this site’s catalogue.';
  expect(asked(all)).toEqual([
    ['How many used Toyota Camry vehicles are for sale?', '1,284 fit your search.', inventory],
    [
      'How much does a used Toyota Camry cost?',
      'Those for sale cost $4,995 to $112,400. When new, those of 2021 cost $25,000 to $31,000.',
      'From the listings on this site; prices when new: this site’s catalogue.',
    ],
    [
      'How many miles do they have?',
      'The 80 on this site with a known mileage have 61,234 miles on average, 11,900 for each year of age. Those of 2021 have 62,000 on average. 38.4% have at most 50,000 miles; of all used vehicles here 35.1%.',
      inventory,
    ],
    [
      'Which model years of the Toyota Camry should I look at?',
      'On this site, most are of 2021 (40), 2020 (30) and 2022 (12). Those that fit your search are of 2004 to 2026.',
      inventory,
    ],
    ['Which trims does the 2021 Toyota Camry have?', 'LE, XSE.', catalogue],
    [
      'How far does the Toyota Camry go on a gallon?',
      '26 to 53 MPG in combined driving, by year and engine. Those of 2021, of which most are for sale: 26 to 32. In 2021: in the city 27 to 28 miles. In 2021: on the highway 39 miles.',
      'From figures of the EPA as of Oct 31, 2026 and this site’s catalogue.',
    ],
    ['Can a Toyota Camry tow a trailer?', '7 of the 1,284 that fit your search list a tow package.', inventory],
    ['How many seats does the Toyota Camry have?', '5.', catalogue],
  ]);
});

test('a question without a known answer is left out; a price of 0 is a price', () => {
  expect(asked(nothing).map(([question]) => question)).toEqual(['How many used Toyota Camry vehicles are for sale?']);
  const given = { ...nothing.listing, stats: { ...nothing.listing.stats, derivedprice: { min: 0, max: 0 } } };
  expect(asked({ ...nothing, listing: given })[1]?.[1]).toBe('Those for sale cost $0.');
});

test('ranges of what fits are left out where the search bounds them: its statistics ignore its own bounds', () => {
  const bounded = { minPrice: 20_000, endYear: 2020 };
  const answers = asked(all, bounded).map(([, answer]) => answer);
  expect(answers).toContain('When new, those of 2021 cost $25,000 to $31,000.');
  expect(answers).toContain('On this site, most are of 2021 (40), 2020 (30) and 2022 (12).');
});

test('a single year has no ranges over years; an electric car has a question about its range', () => {
  const [first] = camryFacts.years;
  const year = { ...first!, economy: null, electricRange: { min: 250, max: 320 } };
  expect(asked({ ...nothing, 'model-facts': { ...camryFacts, year: 2022, years: [year] } }).slice(1)).toEqual([
    [
      'How far does the Toyota Camry go on a charge?',
      '250 to 320 miles, by version.',
      'From figures of the EPA as of Oct 31, 2026.',
    ],
    ['How many seats does the Toyota Camry have?', '5.', 'From this site’s catalogue.'],
  ]);
});

test.each<[SearchState, string, string]>([
  [{ zip: '60610' }, 'used Toyota Camry vehicles are for sale near me', 'within 100 miles of Chicago, IL'],
  [
    { zip: '60610', searchRadius: 25, listingType: ['NEW'] },
    'new Toyota Camry vehicles are for sale near me',
    'within 25 miles of Chicago, IL',
  ],
  [{ zip: '60610', searchRadius: 0, listingType: ['NEW', 'USED'] }, 'Toyota Camry vehicles are for sale', ''],
  [{ listingType: ['off'] }, 'Toyota Camry vehicles are for sale', ''],
])('a search for %j asks how many %s', (state, vehicles, place) => {
  const listing = { ...nothing.listing, place: { city: 'Chicago', state: 'IL' } };
  expect(asked({ ...nothing, listing }, state)[0]).toEqual([
    `How many ${vehicles}?`,
    `1 fits your search${place === '' ? '' : ` ${place}`}.`,
    'From the listings on this site.',
  ]);
});

test.each<[SearchState, number, boolean]>([
  [{}, 31, true],
  [{}, 30, false],
  [{ listingType: ['NEW'] }, 31, false],
  [{ listingType: ['off'] }, 31, true],
  [{ startYear: 2021, endYear: 2021, listingType: ['NEW'] }, 1, true],
  [{ startYear: 2021, endYear: 2021 }, 0, false],
  [{ startYear: 2020, endYear: 2021 }, 2, false],
])('a search for %j with %i results has questions: %s', (state, total, has) => {
  expect(hasQuestions(effective(state, rules), total)).toBe(has);
});
