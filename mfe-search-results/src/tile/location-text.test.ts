import { fixtureOwners } from '@forecourt/listing/testing';
import { locationText } from './location-text';

test.each([
  [{ city: 'Evanston', state: 'IL' }, 36.4, 'Evanston, IL, 36 mi away'],
  [{ city: 'Evanston', state: 'IL' }, undefined, 'Evanston, IL'],
  [{ state: 'IL' }, undefined, 'IL'],
  [{}, 3, '3 mi away'],
  [{}, undefined, ''],
])('the place of a vehicle in %j, %s miles away, is "%s"', (address, distanceFromSearch, text) => {
  const [owner] = fixtureOwners;
  if (owner === undefined) throw new Error('There is no owner.');
  expect(locationText({ ...owner, location: { address }, distanceFromSearch })).toBe(text);
});
