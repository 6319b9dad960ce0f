import type { ReferenceData } from '@forecourt/search-state';
import { createFinder } from './find';
import { bmwGroup } from './makes/bmw';
import { britishGroup } from './makes/british';
import { chevrolet } from './makes/chevrolet';
import { commercialGroup } from './makes/commercial';
import { electricGroup } from './makes/electric';
import { europeGroup } from './makes/europe';
import { fordGroup } from './makes/ford';
import { gmGroup } from './makes/gm';
import { gmPastGroup } from './makes/gm-past';
import { hondaGroup } from './makes/honda';
import { hyundaiGroup } from './makes/hyundai';
import { japanGroup } from './makes/japan';
import { mercedesGroup } from './makes/mercedes';
import { nissanGroup } from './makes/nissan';
import { stellantisGroup } from './makes/stellantis';
import { toyotaGroup } from './makes/toyota';
import { volkswagenGroup } from './makes/volkswagen';
import { expandMake } from './notation';
import type { Make } from './types';
import { vocabulary } from './vocabulary';

export { displacementCode, maximumSeatingCode } from './codes';
export type { FoundVehicle, VehicleText } from './find';
export type { Engine, Layout, Make, Model, Transmission, Trim, Version } from './types';
export { type VocabularyOption, vocabulary } from './vocabulary';

/** Every make of the catalogue with its models, trims and versions, by label. */
export const makes: readonly Make[] = [
  ...britishGroup,
  ...bmwGroup,
  ...chevrolet,
  ...commercialGroup,
  ...electricGroup,
  ...europeGroup,
  ...fordGroup,
  ...gmGroup,
  ...gmPastGroup,
  ...hondaGroup,
  ...hyundaiGroup,
  ...japanGroup,
  ...mercedesGroup,
  ...nissanGroup,
  ...stellantisGroup,
  ...toyotaGroup,
  ...volkswagenGroup,
]
  .map(expandMake)
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/**
 * The make, model and trim that a dealer's words mean: `{ make: 'Ford', model: 'F-150 Lariat' }`. Case, hyphens and spaces
 * do not matter, the trim may stand inside the model; undefined when the make or the model is unknown.
 */
export const findVehicle = createFinder(makes);

/** Reference data for the URL codec and the forms, without places. Codes as in search-state's `ReferenceData`. */
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
