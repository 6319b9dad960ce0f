import { placeOfSearch, zoneOf } from './place';

test('the place of a search is its ZIP code, else its city', () => {
  expect(placeOfSearch({ zip: '60601', city: 'Phoenix', state: 'AZ' })).toMatchObject({
    city: 'Chicago',
    zip: '60601',
  });
  expect(placeOfSearch({ city: 'Phoenix', state: 'AZ' })).toMatchObject({ city: 'Phoenix', state: 'AZ' });
});

test.each([{}, { city: 'Phoenix' }, { state: 'AZ' }, { zip: '00001' }, { city: 'Nowhere', state: 'AZ' }])(
  'a search for %j is at no known place',
  (state) => {
    expect(placeOfSearch(state)).toBeNull();
    expect(zoneOf(state)).toBe('America/New_York');
  },
);

test('the time zone of a recipient is that of their search’s place', () => {
  expect(zoneOf({ city: 'Phoenix', state: 'AZ' })).toBe('America/Phoenix');
  expect(zoneOf({ zip: '60601' })).toBe('America/Chicago');
});
