import { slugify } from '@forecourt/search-state';
import { type FoundVehicle, findVehicle, type Make, type Model, makes, type Trim, type Version } from '../catalogue';
import { Memory } from './remember';
import type { MatchVehicle, VehicleHints, VehicleMatch, VehicleText } from './vehicles';

/** Matches a feed's words with the catalogue. */
export const matchCatalogue: MatchVehicle = (text, hints) => {
  const { make, model, trim, year } = text;
  const found = known.get(`${make}\n${model}\n${trim}\n${year}`, () => find(text));
  if ('unknown' in found) return found;
  return { make: found.make, model: found.model, trim: found.trim, version: likeliest(found.sold, hints) };
};

type Found = Omit<VehicleMatch, 'version'> & { sold: readonly Version[] };
/** Enough for a market of a million vehicles, which has some forty thousand combinations of make, model, trim and year. */
const known = new Memory<Found | { unknown: 'make' | 'model' }>(50_000);

function find({ make, model, trim, year }: VehicleText): Found | { unknown: 'make' | 'model' } {
  const found = findVehicle({ make, model, trim: trim ?? undefined, year });
  if (found !== undefined) return toFound(found, year);
  const named = namedMake(`${make} ${model}`);
  if (named === undefined) return { unknown: 'make' };
  const again = findVehicle({ make: named.make.label, model: named.rest, trim: trim ?? undefined, year });
  return again === undefined ? unlisted(named.make, named.rest) : toFound(again, year);
}

function toFound(found: FoundVehicle, year: number): Found {
  return {
    make: found.make,
    model: {
      code: found.model.code,
      label: found.model.label,
      seriesCode: found.model.series?.code ?? null,
      listed: true,
    },
    trim: found.trim ?? null,
    sold: versionsOf(found.model, found.trim, year),
  };
}

const makesByName = new Map(
  makes.flatMap((make: Make) => [make.label, ...make.aliases].map((name) => [squash(name), make] as const)),
);
/** Largest number of words in a make's name. */
const mostWords = 4;

/**
 * Returns the make that the words begin with, and the words after it. Feeds split a make anywhere (`Land`, `Rover Range Rover`)
 * or repeat it.
 */
function namedMake(text: string): { make: Make; rest: string } | undefined {
  const words = text.split(' ');
  for (let end = Math.min(words.length, mostWords); end > 0; end -= 1) {
    const make = makesByName.get(squash(words.slice(0, end).join(' ')));
    if (make === undefined) continue;
    const rest = words.slice(end).join(' ');
    const again = namedMake(rest);
    return again?.make === make ? again : { make, rest };
  }
  return undefined;
}

function squash(name: string): string {
  return slugify(name).replaceAll('-', '');
}

/** A longer text is a description. */
const longestName = 60;

/**
 * Returns a model that the catalogue does not have, under the feed's name. Its code is made of the same words, so that it stays
 * the same from one import to the next and is readable where no list has a label for it; nothing else is known of it.
 */
function unlisted(make: Make, name: string): Found | { unknown: 'model' } {
  const words = slugify(name).split('-').filter(Boolean).map(capitalised);
  if (words.length === 0 || name.length > longestName) return { unknown: 'model' };
  const code = `${words.join(' ')}|${make.code}`;
  return { make, model: { code, label: name, seriesCode: null, listed: false }, trim: null, sold: [] };
}

/** `silverado` → `Silverado`, `e450` → `E450`, `xl` → `XL`. */
function capitalised(word: string): string {
  const isName = word.length > 2 && !/\d/.test(word);
  return isName ? word[0]!.toUpperCase() + word.slice(1) : word.toUpperCase();
}

/** Years by which the catalogue's may differ from a feed's; beyond that, vehicles of one name are no longer alike. */
const nearYears = 2;

/**
 * Returns the versions sold under that name in that year; if the trim is unknown, or was not sold then, all versions of the
 * model; if there are none, those of the nearest year.
 */
function versionsOf(model: Model, trim: Trim | undefined, year: number): readonly Version[] {
  const all = model.trims.flatMap(({ versions }) => versions);
  const within = (versions: readonly Version[], years: number) =>
    versions.filter(({ firstYear, lastYear }) => firstYear - years <= year && year <= lastYear + years);
  for (let years = 0; years <= nearYears; years += 1) {
    const own = within(trim?.versions ?? [], years);
    const sold = own.length > 0 ? own : within(all, years);
    if (sold.length > 0) return sold;
  }
  return [];
}

/** Returns the version that fits the feed's other facts best. */
function likeliest(versions: readonly Version[], hints: VehicleHints): Version | null {
  let best: { version: Version; score: number } | null = null;
  for (const version of versions) {
    const score = fit(version, hints);
    if (best === null || score > best.score) best = { version, score };
  }
  return best?.version ?? null;
}

function fit({ engine, fuelTypeGroup, drives, transmissions }: Version, hints: VehicleHints): number {
  const agrees = <T>(hint: T | null, holds: (value: T) => boolean) => (hint === null ? 0 : holds(hint) ? 1 : -1);
  return (
    2 * agrees(hints.fuelTypeGroup, (fuel) => fuel === fuelTypeGroup) +
    agrees(hints.cylinders, (cylinders) => cylinders === engine?.cylinders) +
    agrees(hints.litres, (litres) => litres === engine?.litres) +
    agrees(hints.driveGroup, (drive) => drives.includes(drive)) +
    agrees(hints.transmissionCode, (code) => transmissions.some((transmission) => transmission.code === code))
  );
}
