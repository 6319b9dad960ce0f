/**
 * What the name of a trim says about drive and cab. A table's powertrain is shared by trims of which some are only sold one way: the
 * name decides, so that no "4MATIC" has rear-wheel drive and no "Extended Cab" a crew cab.
 */

/** Codes of `driveGroup` that vehicles with such a name can have. */
const driveWords: readonly (readonly [pattern: RegExp, drives: readonly string[]])[] = [
  [/\b(awd|4wd|4x4|4matic|4motion|quattro|all4|htrac|e-4orce|4xe|s q4|dual motor)\b|\bxdrive/i, ['AWD4WD']],
  [/\b(rwd|2wd|4x2|prerunner|desert runner)\b/i, ['RWD']],
  [/\bfwd\b/i, ['FWD']],
  // BMW's word for "not xDrive": the front or the rear wheels, as the model has it.
  [/\bsdrive/i, ['FWD', 'RWD']],
  [/^(carrera |targa )?4S?\b(?![-.])/i, ['AWD4WD']],
  [/\blp\d+-4\b/i, ['AWD4WD']],
  [/\blp\d+-2\b/i, ['RWD']],
  // What is made to leave the road.
  [/\b(trd pro|off-road|trail|trailhawk|trailsport|raptor|rubicon|rebel|power wagon|tremor|timberline)\b/i, ['AWD4WD']],
  [/\b(z71|zr2|at4x?|fx4|trx4?|pro-4x|rmz-4|wilderness|badlands)\b/i, ['AWD4WD']],
];

/** Of a powertrain's drives those that the trim's name allows; where the name allows none of them, what it says. */
export function drivesNamed(trim: string, drives: readonly string[]): readonly string[] {
  const allowed = driveWords.find(([pattern]) => pattern.test(trim))?.[1];
  if (allowed === undefined) return drives;
  const left = drives.filter((drive) => allowed.includes(drive));
  return left.length > 0 ? left : allowed.slice(0, 1);
}

/** Codes of `truckCabSize` by what a cab is called: a crew cab with a bench counts six passengers (R25). */
const cabWords: readonly (readonly [pattern: RegExp, cabs: readonly string[]])[] = [
  [/\b(day|regular) cab\b/i, ['3']],
  [/\bextended cab\b/i, ['4']],
  [/\b(crew|double) cab\b/i, ['CREW', 'EXT']],
];

/** Of a truck's layouts those with the cab that the trim's name says; none where the name and the layouts contradict each other. */
export function layoutsNamed<L extends { cab: string | null }>(trim: string, layouts: readonly L[]): readonly L[] {
  const cabs = cabWords.find(([pattern]) => pattern.test(trim))?.[1];
  return cabs === undefined ? layouts : layouts.filter(({ cab }) => cab !== null && cabs.includes(cab));
}
