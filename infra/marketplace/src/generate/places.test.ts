import { milesBetween, placeOfCity, placeOfZip } from '@forecourt/matching';
import { usPlaces } from './places';
import { Random } from './random';
import { states } from './states';

const places = Array.from({ length: 10_000 }, (_, index) => usPlaces().pick(new Random(1, 1, index)));
const within = (city: string, state: string, miles: number) => {
  const centre = placeOfCity(city, state)!;
  return places.filter((place) => milesBetween(centre, place) < miles).length;
};

describe('usPlaces', () => {
  it('picks real ZIP codes of the fifty states and the District of Columbia', () => {
    expect(states.size).toBe(51);
    expect(places.filter(({ zip, city, state }) => placeOfZip(zip)?.city !== city || !states.has(state))).toEqual([]);
    expect(new Set(places.map(({ state }) => state)).size).toBe(51);
  });

  it('picks more where more people live', () => {
    expect(within('New York', 'NY', 40)).toBeGreaterThan(within('Chicago', 'IL', 40));
    expect(within('Chicago', 'IL', 40)).toBeGreaterThan(within('Denver', 'CO', 40));
    expect(within('Denver', 'CO', 40)).toBeGreaterThan(within('Cheyenne', 'WY', 40));
    expect(within('New York', 'NY', 40)).toBeGreaterThan(600);
  });
});
