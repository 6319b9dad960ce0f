import { slugify } from '@forecourt/search-state';
import { makes } from '../catalogue';
import firstNamesText from './names/first-names.txt' with { type: 'text' };
import landscapesText from './names/landscapes.txt' with { type: 'text' };
import lotsText from './names/lots.txt' with { type: 'text' };
import streetsText from './names/streets.txt' with { type: 'text' };
import type { Random } from './random';

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

const firstNames = linesOf(firstNamesText);
/** Words for landscapes, not for people or companies. */
const landscapes = linesOf(landscapesText);
const lots = linesOf(lotsText);
const streets = linesOf(streetsText);

const labels = new Map(makes.map((make) => [make.code, make.label]));

/** Invents a dealer's name: with a franchise from its makes (`Cedar Hollow Honda`), otherwise a lot's (`Red Barn Motors`). */
export function dealerName(franchise: readonly string[], city: string, random: Random): string {
  if (franchise.length === 0) return `${random.chance(0.15) ? city : random.pick(landscapes)} ${random.pick(lots)}`;
  const sold = franchise.map((code) => labels.get(code)!).join(' ');
  if (random.chance(0.3)) return `${random.pick(landscapes)} ${sold} of ${city}`;
  return `${random.chance(0.2) ? city : random.pick(landscapes)} ${sold}`;
}

/** Generates a name such as `Maria S.` */
export function privateName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick([...'ABCDEFGHJKLMNPRSTVWYZ'])}.`;
}

export function streetAddress(random: Random): string {
  return `${random.whole(100, 9_900)} ${random.pick(streets)}`;
}

/** Invents a telephone number in the block that is reserved for fiction. */
export function phoneNumber(area: string, random: Random): string {
  return `(${area}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`;
}

/** Returns an address under the top-level domain that is reserved for examples. */
export function websiteOf(name: string): string {
  return `https://www.${slugify(name)}.example/`;
}
