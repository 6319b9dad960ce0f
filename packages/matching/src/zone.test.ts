import { zoneAt } from './zone';

test.each([
  ['Chicago', { lat: 41.88, lon: -87.62 }, 'America/Chicago'],
  ['Phoenix', { lat: 33.45, lon: -112.07 }, 'America/Phoenix'],
])('the time zone of %s is found by its coordinates', (_city, place, zone) => {
  expect(zoneAt(place)).toBe(zone);
});
