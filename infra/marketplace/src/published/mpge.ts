import type { EconomyFact } from '@forecourt/listing';
import type { Version } from '../catalogue';

/** Beginnings of the EPA's words for driven wheels, by code of `driveGroup`. */
const drives: Readonly<Record<string, RegExp>> = { FWD: /^Front/, RWD: /^Rear/, AWD4WD: /^(?:All|4)-Wheel/ };

/**
 * Returns the MPGe that the EPA publishes for an electric version: that of the rows with its drive, and of these with its range if
 * there are any. Undefined if they disagree, because then no row is known to be this version.
 */
export function mpgeOf(
  { fuelTypeGroup, drives: [drive = ''], electricRange }: Pick<Version, 'fuelTypeGroup' | 'drives' | 'electricRange'>,
  published: readonly EconomyFact[],
): { city: number; highway: number } | undefined {
  if (fuelTypeGroup !== 'ELE') return undefined;
  const driven = published.filter((fact) => fact.unit === 'MPGe' && drives[drive]?.test(fact.drive ?? ''));
  const ranged = driven.filter(({ range }) => range === electricRange);
  const [first, ...others] = ranged.length > 0 ? ranged : driven;
  if (first?.city === undefined || first.highway === undefined) return undefined;
  const isSame = others.every(({ city, highway }) => city === first.city && highway === first.highway);
  return isSame ? { city: first.city, highway: first.highway } : undefined;
}
