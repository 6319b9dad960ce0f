import fc from 'fast-check';
import { chordOfMiles, milesBetween, milesOfChord, squaredChord, toVector } from './distance';
import { placeOfZip } from './places';

test('distances agree with the map', () => {
  const miles = milesBetween(placeOfZip('10001')!, placeOfZip('90001')!);
  expect(miles).toBeGreaterThan(2430);
  expect(miles).toBeLessThan(2460);
});

test('a distance that is converted to a chord and back is the same', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 12_000, noNaN: true }), (miles) => {
      expect(milesOfChord(chordOfMiles(miles))).toBeCloseTo(miles, 5);
    }),
  );
});

test('a point is on the unit sphere: x through the equator at Greenwich, y a quarter to the east, z through the north pole', () => {
  for (const [lat, lon, vector] of [
    [0, 0, [1, 0, 0]],
    [0, 90, [0, 1, 0]],
    [90, 0, [0, 0, 1]],
  ] as const)
    for (const [axis, value] of toVector(lat, lon).entries()) expect(value).toBeCloseTo(vector[axis]!, 6);
  const [x, y, z] = toVector(41.88, -87.62);
  expect([x, y, z]).toEqual([Math.fround(x), Math.fround(y), Math.fround(z)]);
  expect(squaredChord(1, 0, 0, 0, 1, 0)).toBe(2);
});

test('nothing is farther than the other side of the earth', () => {
  expect(chordOfMiles(1_000_000)).toBe(4);
  expect(milesOfChord(5)).toBeCloseTo(Math.PI * 3958.7613, 6);
});
