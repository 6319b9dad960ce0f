import { milesBetween } from './distance';
import { cityNames, placeNear, placeOfCity, placeOfZip, placeSlugs } from './places';

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

test('the slugs of cities are sorted, each once', () => {
  const slugs = placeSlugs();
  expect(slugs).toEqual([...new Set(slugs)].sort());
});

test('cities that share a name are listed by state, the one with most ZIP codes first', () => {
  const springfields = cityNames().get('springfield')!;
  expect(springfields.map(({ zips }) => zips)).toEqual(springfields.map(({ zips }) => zips).toSorted((a, b) => b - a));
  expect(springfields.map(({ state }) => state)).toEqual(expect.arrayContaining(['IL', 'MA', 'MO']));
  expect(new Set(springfields.map(({ state }) => state)).size).toBe(springfields.length);
  expect(cityNames().get('chicago')![0]).toMatchObject({ city: 'Chicago', state: 'IL' });
  expect(cityNames().get('chicago')![0]!.zips).toBeGreaterThan(50);
  expect(cityNames().get('newyork')![0]).toMatchObject({ city: 'New York', state: 'NY' });
  expect([...cityNames().keys()].every((name) => /^[a-z0-9]+$/.test(name))).toBe(true);
});

test('a place near a point has the leading zero of its ZIP code', () => {
  const norwood = placeOfZip('02062')!;
  expect(placeNear(norwood.lat, norwood.lon)?.zip).toBe('02062');
});
