/** Pieces of the globe of a degree each way, so that a listing meets only the searches whose circle comes near it. */
import type { Criteria } from './criteria';
import { milesOfChord } from './distance';

const milesADegree = 69;
/** So near a pole circles go round it; nobody lives there. */
const mostLat = 85;

/** The piece of a search that is not tied to a place. */
export const anyCell = '*';

const name = (lat: number, lon: number) => `${lat}:${((((lon + 180) % 360) + 360) % 360) - 180}`;

/** The piece that a listing stands in; null where nobody knows. */
export const cellOf = ({ lat, lon }: { lat: number | null; lon: number | null }): string | null =>
  lat === null || lon === null ? null : name(Math.floor(lat), Math.floor(lon));

/** All pieces that a search's circle touches, and some more; those that are shipped may stand anywhere. */
export function cellsOf(near: Criteria['scope']['near']): readonly string[] {
  if (near === null || near.shipped) return [anyCell];
  const [x, y, z] = near.vector;
  const lat = (Math.asin(Math.max(-1, Math.min(1, z))) * 180) / Math.PI;
  const lon = (Math.atan2(y, x) * 180) / Math.PI;
  // A vector is of single precision: what lies on an edge may be on its other side.
  const reach = milesOfChord(near.chord) / milesADegree + 0.01;
  const farthest = Math.abs(lat) + reach;
  if (farthest > mostLat) return [anyCell];
  const across = reach / Math.cos((farthest * Math.PI) / 180);
  const cells: string[] = [];
  for (let south = Math.floor(lat - reach); south <= lat + reach; south += 1) {
    for (let west = Math.floor(lon - across); west <= lon + across; west += 1) cells.push(name(south, west));
  }
  return cells;
}
