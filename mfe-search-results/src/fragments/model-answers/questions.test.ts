import { fixtureBrand, fixtureListings } from '@forecourt/search-kit/testing';
import { camry, camryFacts, camryMileage } from '../../facts/testing';
import { type Answers, questionsOf, type Subject } from './questions';
import { subjectOf } from './subject';

const nothing: Answers = {
  listing: { totalResultCount: 1, stats: { derivedprice: null, year: null, mileage: null }, filters: {} },
  ...{ trims: undefined, facts: undefined, mileage: undefined },
};
const tow = [{ label: 'Tow Package', value: '1184', count: 7 }];
const all: Answers = {
  listing: { ...fixtureListings(), filters: { featureCode: tow } },
  ...{ trims: camry, facts: camryFacts, mileage: camryMileage },
};
const free = { years: false, price: false };
const used: Subject = { name: 'Toyota Camry', condition: 'used', place: null, bounds: free };
const asked = (answers: Answers, subject = used) =>
  questionsOf(subject, answers).map(({ question, answer, source }) => [question, answer, source]);

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
  const subject = subjectOf('Toyota Camry', bounded, fixtureBrand(), undefined);
  const answers = asked(all, subject).map(([, answer]) => answer);
  expect(answers).toContain('When new, those of 2021 cost $25,000 to $31,000.');
  expect(answers).toContain('On this site, most are of 2021 (40), 2020 (30) and 2022 (12).');
});

test('a single year has no ranges over years; an electric car has a question about its range', () => {
  const [first] = camryFacts.years;
  const year = { ...first!, economy: null, electricRange: { min: 250, max: 320 } };
  expect(asked({ ...nothing, facts: { ...camryFacts, year: 2022, years: [year] } }).slice(1)).toEqual([
    [
      'How far does the Toyota Camry go on a charge?',
      '250 to 320 miles, by version.',
      'From figures of the EPA as of Oct 31, 2026.',
    ],
    ['How many seats does the Toyota Camry have?', '5.', 'From this site’s catalogue.'],
  ]);
});

test.each([
  [{ zip: '60610' }, 'within 100 miles of Chicago, IL', 'used'],
  [{ zip: '60610', searchRadius: 25, listingType: ['NEW'] }, 'within 25 miles of Chicago, IL', 'new'],
  [{ zip: '60610', searchRadius: 0, listingType: ['NEW', 'USED'] }, null, ''],
  [{ listingType: ['off'] }, null, ''],
])('a search for %j is %s, and for %j ones', (state, place, condition) => {
  const subject = subjectOf('Toyota Camry', state, fixtureBrand(), { city: 'Chicago', state: 'IL' });
  expect(subject).toEqual({ name: 'Toyota Camry', condition, place, bounds: free });
  if (place !== null)
    expect(asked(nothing, { ...subject })[0]).toEqual([
      `How many ${condition} Toyota Camry vehicles are for sale near me?`,
      `1 fits your search ${place}.`,
      'From the listings on this site.',
    ]);
});
