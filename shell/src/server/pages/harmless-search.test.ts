import { createReference, type ReferenceData, type SearchState, stateParams } from '@forecourt/search-state';
import fc from 'fast-check';
import { harmlessSearch } from './harmless-search';

const reference: ReferenceData = {
  makes: [{ code: 'TOYOTA', label: 'Toyota' }],
  models: { TOYOTA: [{ code: 'CAMRY|TOYOTA', label: 'Camry' }] },
  trims: { 'CAMRY|TOYOTA': [{ code: 'CAMRY|LE', label: 'LE' }] },
  facets: { fuelTypeGroup: [{ code: 'E', label: 'Electric' }] },
};
const known = createReference(reference);
const vocabulary = ['TOYOTA', 'CAMRY|TOYOTA', 'CAMRY|LE', 'E', 'on', 'include', 'off', 'yearASC'];

/** Begins every text of a visitor. */
const mark = 'visitor’s own ';
const typed = fc.string({ maxLength: 8 }).map((text) => mark + text);
const code = fc.oneof(typed, fc.constantFrom(...vocabulary));

/** Searches with any value in any parameter, as if no parser had cleaned them. */
const searches: fc.Arbitrary<SearchState> = fc.record(
  {
    ...Object.fromEntries(
      stateParams.map(({ name, kind }) => [
        name,
        kind === 'list' ? fc.array(code, { minLength: 1, maxLength: 4 }) : kind === 'number' ? fc.nat(99_999) : code,
      ]),
    ),
    extra: fc.array(fc.tuple(typed, typed), { maxLength: 3 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<SearchState>;

test('a harmless search has nothing of a visitor but codes of the vocabulary and numbers: no words, no campaign, no place', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const harmless = harmlessSearch(search, known, '60601');
      expect(JSON.stringify(harmless)).not.toContain(mark);
      expect(harmless).not.toHaveProperty('extra');
      expect(harmless).not.toHaveProperty('city');
      const isNear = [search.zip, search.city, search.state].some((place) => place !== undefined);
      expect(harmless.zip).toBe(isNear ? '60601' : undefined);
      for (const value of Object.values(harmless).flat())
        expect(typeof value === 'number' || [...vocabulary, '60601'].includes(String(value))).toBe(true);
    }),
  );
});

test('a search of codes, numbers and an order stays as it is', () => {
  const search: SearchState = {
    makeCode: ['TOYOTA'],
    modelCode: ['CAMRY|TOYOTA'],
    trimCode: ['CAMRY|LE'],
    fuelTypeGroup: ['E'],
    maxPrice: 30_000,
    sortBy: 'yearASC',
    vehicleExchange: 'on',
  };
  expect(harmlessSearch(search, known, '60601')).toEqual(search);
});
