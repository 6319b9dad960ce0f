import type { VehicleChoice } from '@forecourt/matching';
import type { Columns } from './columns';
import { compileHas, type RowSet } from './row-lists';

/** Levels at which a row can fail the choice of vehicle, those of `vehicleFacets` from 1 on; 0 is a row that passes. */
export const [FITS, MAKE, SERIES, MODEL, TRIM, PACKAGES] = [0, 1, 2, 3, 4, 5] as const;

/**
 * Returns a function for the first level at which a row fails. Each choice narrows only its parent (a model its make), see
 * `VehicleChoice`.
 * @param withPackages the rows that have a chosen package; null if none is chosen
 */
export function compileVehicle(
  choice: VehicleChoice,
  columns: Columns,
  withPackages: RowSet | null,
): (row: number) => number {
  const { vocabularies } = columns;
  const size = vocabularies.codes.size;
  const numberOf = (facet: 'makeCode' | 'seriesCode' | 'modelCode', code: string) =>
    vocabularies.groupOf(facet).find(code);
  const make = columns.coded.makeCode.data;
  const series = columns.coded.seriesCode.data;
  const model = columns.coded.modelCode.data;
  const trim = columns.coded.trimCode.data;

  const isChosen = new Uint8Array(size);
  /** Makes and models of which only some series, models or trims are chosen. */
  const narrowed = { series: new Uint8Array(size), models: new Uint8Array(size), trims: new Uint8Array(size) };
  for (const code of choice.makes ?? []) isChosen[numberOf('makeCode', code)] = 1;
  for (const [code, codes] of choice.seriesOf) {
    narrowed.series[numberOf('makeCode', code)] = 1;
    for (const each of codes) isChosen[numberOf('seriesCode', each)] = 1;
  }
  for (const [code, codes] of choice.modelsOf) {
    narrowed.models[numberOf('makeCode', code)] = 1;
    for (const each of codes) isChosen[numberOf('modelCode', each)] = 1;
  }
  for (const [code, codes] of choice.trimsOf) {
    narrowed.trims[numberOf('modelCode', code)] = 1;
    for (const each of codes) isChosen[vocabularies.codes.trimsOf(code).find(each)] = 1;
  }
  isChosen[0] = 0;
  const isAnyMake = choice.makes === null;
  const hasPackage = withPackages === null ? () => 1 : compileHas(withPackages);

  return (row) => {
    const ownMake = make[row]!;
    if (!isAnyMake && isChosen[ownMake] === 0) return MAKE;
    if (narrowed.series[ownMake] === 1 && isChosen[series[row]!] === 0) return SERIES;
    const ownModel = model[row]!;
    if (narrowed.models[ownMake] === 1 && isChosen[ownModel] === 0) return MODEL;
    if (narrowed.trims[ownModel] === 1 && isChosen[trim[row]!] === 0) return TRIM;
    return hasPackage(row) === 1 ? FITS : PACKAGES;
  };
}
