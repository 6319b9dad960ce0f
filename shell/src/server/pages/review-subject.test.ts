import { reviewQuery } from './review-subject';

const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], startYear: 2021, endYear: 2021 };

test.each([
  ['one make, model and year', camry],
  ['a model of a brand with one make, which does not name it', { ...camry, makeCode: undefined }],
  ['used ones near a place', { ...camry, listingType: ['USED'], zip: '60563' }],
])('R90 a search for %s requests its reviews', (_what, state) => {
  expect(String(reviewQuery(state))).toBe('makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2021');
});

test.each([
  ['several years', { ...camry, endYear: 2022 }],
  ['all years', { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] }],
  ['a trim', { ...camry, trimCode: ['CAMRY|LE'] }],
  ['a further filter', { ...camry, extColorSimple: ['RED'] }],
  ['two makes', { ...camry, makeCode: ['TOYOTA', 'HONDA'] }],
  ['another make', { ...camry, makeCode: ['HONDA'] }],
])('R90 a search for %s requests none', (_what, state) => {
  expect(reviewQuery(state)).toBeNull();
});
