/** Tests one listing against a search, criterion by criterion. */
import type { VehicleParam } from '@forecourt/search-state';
import type { Range, Scope, VehicleChoice } from './criteria';
import { squaredChord, toVector, type Vector } from './distance';
import type { SearchDocument } from './document';
import { type FacetName, type SteppedParam, steppedFacts, steppedParams } from './facets';

/** A document with its point on the unit sphere. */
export interface Placed extends SearchDocument {
  vector: Vector | null;
}

export function placed(document: SearchDocument): Placed {
  const { lat, lon } = document;
  return { ...document, vector: lat === null || lon === null ? null : toVector(lat, lon) };
}

/** Whether a listing is in the search's scope. */
export function inScope(document: Placed, scope: Scope): boolean {
  return (
    (scope.near === null || isNear(document, scope.near)) &&
    (scope.state === null || document.state === scope.state) &&
    scope.features.every((code) => document.codes.featureCode.includes(code)) &&
    scope.keywords.every((keyword) => saysWord(document, keyword)) &&
    !scope.excludedIds.has(document.id) &&
    (scope.tiers === null || scope.tiers.has(document.tier)) &&
    (!scope.vehicleHighlights || document.vehicleHighlight) &&
    (scope.ownerId === null || document.ownerId === scope.ownerId) &&
    (!scope.showcase || document.showcase)
  );
}

/** Whether a listing has a word, or a code whose label has it. */
export function saysWord({ words, codes }: SearchDocument, { word, labels }: Scope['keywords'][number]): boolean {
  return words.includes(word) || labels.some(({ facet, code }) => codes[facet].includes(code));
}

/** Whether a listing is within a search's distance, or shipped there. */
export function isNear(document: Placed, near: NonNullable<Scope['near']>): boolean {
  return (near.shipped && document.marketExtension) || chordTo(document, near.vector) <= near.chord;
}

/** Returns the squared chord to a listing; infinite if its place is unknown. */
export function chordTo({ vector }: Placed, [x, y, z]: Vector): number {
  return vector === null ? Number.POSITIVE_INFINITY : squaredChord(vector[0], vector[1], vector[2], x, y, z);
}

/** Whether a listing fits the choice of one of the vehicle's facets. */
export function fitsVehicle(
  { codes }: SearchDocument,
  facet: VehicleParam,
  { makes, seriesOf, modelsOf, trimsOf, packages }: VehicleChoice,
): boolean {
  const make = codes.makeCode[0]!;
  const model = codes.modelCode[0]!;
  const isAmong = (chosen: ReadonlySet<string> | undefined, own: readonly string[]) =>
    chosen === undefined || own.some((code) => chosen.has(code));
  if (facet === 'makeCode') return makes === null || makes.has(make);
  if (facet === 'seriesCode') return isAmong(seriesOf.get(make), codes.seriesCode);
  if (facet === 'modelCode') return isAmong(modelsOf.get(make), codes.modelCode);
  if (facet === 'trimCode') return isAmong(trimsOf.get(model), codes.trimCode);
  return isAmong(packages ?? undefined, codes.packages);
}

/** Whether a listing has one of the codes (R23). */
export function hasAny(document: SearchDocument, facet: FacetName, codes: ReadonlySet<string>): boolean {
  return document.codes[facet].some((code) => codes.has(code));
}

/** Whether a fact is within a range; an unknown one is in no bounded range. */
export function inRange(value: number | null, { min, max }: Range): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Whether a fact satisfies a bound chosen from steps. */
export function withinStep(document: SearchDocument, param: SteppedParam, bound: number | undefined): boolean {
  if (bound === undefined) return true;
  return inRange(
    document[steppedFacts[param]],
    steppedParams[param].bound === 'most' ? { max: bound } : { min: bound },
  );
}
