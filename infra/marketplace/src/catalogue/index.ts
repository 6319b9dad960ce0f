import type { ReferenceData } from '@forecourt/search-state';
import { createFinder } from './find';
import { makeFiles } from './make-files';
import { expandMake } from './notation';
import { readMakeFile } from './read-make-file';
import type { Make } from './types';
import { vocabulary } from './vocabulary';

export { displacementCode, maximumSeatingCode } from './codes';
export type { FoundVehicle, VehicleText } from './find';
export type { Engine, Layout, Make, Model, Transmission, Trim, Version } from './types';
export { type VocabularyOption, vocabulary } from './vocabulary';

/** Every make of the catalogue with its models, trims and versions, by label. */
export const makes: readonly Make[] = Object.entries(makeFiles)
  .flatMap(([name, text]) => readMakeFile(name, text))
  .map(expandMake)
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/**
 * Returns the make, model and trim of a dealer's description: `{ make: 'Ford', model: 'F-150 Lariat' }`. Case, hyphens and spaces do not
 * matter, and the model may contain the trim; undefined if the make or the model is unknown.
 */
export const findVehicle = createFinder(makes);

/** Returns the reference data for the URL codec and the forms, without places. Codes as in search-state's `ReferenceData`. */
export function referenceData(): ReferenceData {
  const option = ({ code, label }: { code: string; label: string }) => ({ code, label });
  const models = makes.flatMap((make) => make.models);
  return {
    makes: makes.map(option),
    models: Object.fromEntries(makes.map((make) => [make.code, make.models.map(option)])),
    trims: Object.fromEntries(models.map((model) => [model.code, model.trims.map(option)])),
    facets: Object.fromEntries(Object.entries(vocabulary).map(([param, options]) => [param, options.map(option)])),
  };
}
