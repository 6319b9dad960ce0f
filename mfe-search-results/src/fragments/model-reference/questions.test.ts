import type { ModelTrims } from '@forecourt/listing';
import { fixtureListings } from '@forecourt/search-kit/testing';
import { questionsOf } from './questions';

const trim = { engineType: '4-Cylinder', specs: [] };
const camry: ModelTrims = {
  ...{ year: 2021, make: 'Toyota', model: 'Camry' },
  trims: [
    { ...trim, trimName: 'LE', trimCode: 'CAMRY|LE', nationalMSRP: 25_000, epaCity: 28, epaHwy: 39 },
    { ...trim, trimName: 'XSE', trimCode: 'CAMRY|XSE', nationalMSRP: 31_000, epaCity: 27 },
  ],
};
const nothing = { derivedprice: null, year: null, mileage: null };
const asked = (...[listing, found]: [Parameters<typeof questionsOf>[1], ModelTrims?]) =>
  questionsOf('Toyota Camry', listing, found).map(({ question, answer }) => [question, answer]);

test('answers are facts of the search and the catalogue', () => {
  expect(asked(fixtureListings(), camry)).toEqual([
    ['How many Toyota Camry vehicles are for sale?', '1,284 fit your search.'],
    [
      'How much does a Toyota Camry cost?',
      'Those for sale cost $4,995 to $112,400. When new, those of 2021 cost $25,000 to $31,000.',
    ],
    ['Which model years of the Toyota Camry are there?', 'Those for sale are of 2004 to 2026.'],
    ['How many miles do they have?', 'They have 12 to 187,300 miles.'],
    ['Which trims does the 2021 Toyota Camry have?', 'LE, XSE.'],
    ['How far does the 2021 Toyota Camry go on a gallon?', 'In the city 27 to 28 miles. On the highway 39 miles.'],
  ]);
});

test('a question without a known answer is left out; a price of 0 is a price', () => {
  expect(asked({ totalResultCount: 1, stats: nothing })).toEqual([
    ['How many Toyota Camry vehicles are for sale?', '1 fits your search.'],
  ]);
  const free = { ...nothing, derivedprice: { min: 0, max: 0 } };
  expect(asked({ totalResultCount: 1, stats: free })[1]?.[1]).toBe('Those for sale cost $0.');
});

test('an electric car has a question about its range', () => {
  const [first] = camry.trims;
  const electric = { ...camry, trims: [{ ...first!, epaCity: undefined, epaHwy: undefined, electricRange: 320 }] };
  expect(asked({ totalResultCount: 1, stats: nothing }, electric).at(-1)).toEqual([
    'How far does the electric 2021 Toyota Camry go on a charge?',
    'By trim 320 miles.',
  ]);
});
