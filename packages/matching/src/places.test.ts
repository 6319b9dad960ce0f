import fc from 'fast-check';
import { chordOfMiles, milesBetween, milesOfChord } from './distance';
import { placeNear, placeOfCity, placeOfZip, placeSlugs } from './places';

test('a ZIP code has a place, with its leading zero', () => {
  expect(placeOfZip('60601')).toMatchObject({ city: 'Chicago', state: 'IL', zip: '60601' });
  expect(placeOfZip('02062')).toMatchObject({ city: 'Norwood', state: 'MA' });
  expect(placeOfZip('00001')).toBeNull();
  expect(placeOfZip('2062')).toBeNull();
});

test('a point is in the nearest ZIP code, and at sea in none', () => {
  const { lat, lon } = placeOfZip('60601')!;
  expect(placeNear(lat, lon)?.zip).toBe('60601');
  expect(placeNear(33.75, -84.39)).toMatchObject({ city: 'Atlanta', state: 'GA' });
  expect(placeNear(0, 0)).toBeNull();
});

test('a city is found by name and by slug, and is in the list of slugs', () => {
  const chicago = placeOfCity('Chicago', 'IL')!;
  expect(placeOfCity('chicago', 'il')).toEqual(chicago);
  expect(milesBetween(chicago, placeOfZip('60601')!)).toBeLessThan(15);
  expect(placeOfCity('Chicago', 'ZZ')).toBeNull();
  const slugs = placeSlugs();
  expect(slugs).toContain('chicago-il');
  expect(slugs.every((slug) => /^[a-z0-9-]+-[a-z]{2}$/.test(slug))).toBe(true);
});

test('distances agree with the map', () => {
  const miles = milesBetween(placeOfZip('10001')!, placeOfZip('90001')!);
  expect(miles).toBeGreaterThan(2430);
  expect(miles).toBeLessThan(2460);
});

test('a distance survives its way through the chord', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 12_000, noNaN: true }), (miles) => {
      expect(milesOfChord(chordOfMiles(miles))).toBeCloseTo(miles, 5);
    }),
  );
});
