/**
 * Drive and cab by the name of a trim. Trims share a powertrain of the tables although some are sold with one drive or cab only: the name
 * decides, so that no "4MATIC" has rear-wheel drive and no "Extended Cab" a crew cab.
 */

/** Possible codes of `driveGroup` by the words of a trim's name. */
const driveWords: readonly (readonly [pattern: RegExp, drives: readonly string[]])[] = [
  [/\b(awd|4wd|4x4|4matic|4motion|quattro|all4|htrac|e-4orce|4xe|s q4|dual motor)\b|\bxdrive/i, ['AWD4WD']],
  [/\b(rwd|2wd|4x2|prerunner|desert runner)\b/i, ['RWD']],
  [/\bfwd\b/i, ['FWD']],
  // BMW's word for "not xDrive": front- or rear-wheel drive, depending on the model.
  [/\bsdrive/i, ['FWD', 'RWD']],
  [/^(carrera |targa )?4S?\b(?![-.])/i, ['AWD4WD']],
  [/\blp\d+-4\b/i, ['AWD4WD']],
  [/\blp\d+-2\b/i, ['RWD']],
  // Off-road trims.
  [/\b(trd pro|off-road|trail|trailhawk|trailsport|raptor|rubicon|rebel|power wagon|tremor|timberline)\b/i, ['AWD4WD']],
  [/\b(z71|zr2|at4x?|fx4|trx4?|pro-4x|rmz-4|wilderness|badlands)\b/i, ['AWD4WD']],
];

/** Returns the drives of a powertrain that the trim's name allows; if it allows none of them, those of the name. */
export function drivesNamed(trim: string, drives: readonly string[]): readonly string[] {
  const allowed = driveWords.find(([pattern]) => pattern.test(trim))?.[1];
  if (allowed === undefined) return drives;
  const left = drives.filter((drive) => allowed.includes(drive));
  return left.length > 0 ? left : allowed.slice(0, 1);
}

/** Codes of `truckCabSize` by names of cabs; a crew cab with a bench has six seats (R25). */
const cabWords: readonly (readonly [pattern: RegExp, cabs: readonly string[]])[] = [
  [/\b(day|regular) cab\b/i, ['3']],
  [/\bextended cab\b/i, ['4']],
  [/\b(crew|double) cab\b/i, ['CREW', 'EXT']],
];

/** Returns the layouts of a truck with the cab in the trim's name; none if the name contradicts all layouts. */
export function layoutsNamed<L extends { cab: string | null }>(trim: string, layouts: readonly L[]): readonly L[] {
  const cabs = cabWords.find(([pattern]) => pattern.test(trim))?.[1];
  return cabs === undefined ? layouts : layouts.filter(({ cab }) => cab !== null && cabs.includes(cab));
}
