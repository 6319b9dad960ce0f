/** Scripts that compute what the engines in memory compute, with the same double-precision steps in the same order. */
import type { Vector } from '@forecourt/matching';
import { distanceCost, stepsAPoint } from '../../listing/relevance';
import { EARTH_RADIUS_MILES, keyOfFirst } from '../relevance-order';

/** Stands for an unknown place: it is more than any squared chord, which is at most 4, apart from rounding. */
const unknownChord = '5.0';

const double = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));

/** Sets `chord`, the squared chord from the parameters' point to the listing's. */
export const chordScript = `
  double chord = ${unknownChord};
  if (doc['x'].size() > 0) {
    double dx = doc['x'].value - ((Number) params.x).doubleValue();
    double dy = doc['y'].value - ((Number) params.y).doubleValue();
    double dz = doc['z'].value - ((Number) params.z).doubleValue();
    chord = dx * dx + dy * dy + dz * dz;
  }`;

export const vectorParams = ([x, y, z]: Vector) => ({ x, y, z });

const { most, halfAt } = distanceCost;

/** Sets `key` as `relevanceKey` does, with the distance from a place. */
const keyNear = `${chordScript}
  double points = ${double(most)};
  if (chord <= 4.0) {
    double miles = Math.sqrt(chord) * ${double(EARTH_RADIUS_MILES)};
    points = (${double(most)} * miles) / (miles + ${double(halfAt)});
  }
  double key = points * ${double(stepsAPoint)} - (double) doc['relevance'].value;`;

const keyAnywhere = "double key = 0.0 - (double) doc['relevance'].value;";

const first = `if (doc['codes.listingType'].contains(params.first)) { key = key - ${double(-keyOfFirst(0))}; }`;

/** Returns the script of the relevance order's key. */
export function relevanceScript(isNear: boolean, hasFirst: boolean): string {
  return `${isNear ? keyNear : keyAnywhere} ${hasFirst ? first : ''} return key;`;
}

export const distanceScript = `${chordScript} return chord;`;
