const EARTH_RADIUS_MILES = 3958.7613;

/** A point on the unit sphere. */
export type Vector = readonly [x: number, y: number, z: number];

/** Rounded to single precision, as an index stores it, so that every engine computes the same distances. */
export function toVector(lat: number, lon: number): Vector {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lon * Math.PI) / 180;
  return [
    Math.fround(Math.cos(phi) * Math.cos(lambda)),
    Math.fround(Math.cos(phi) * Math.sin(lambda)),
    Math.fround(Math.sin(phi)),
  ];
}

/** Returns the squared chord between two points of the unit sphere; monotonic in the distance, and precise for short ones. */
export function squaredChord(ax: number, ay: number, az: number, bx: number, by: number, bz: number): number {
  const dx = ax - bx;
  const dy = ay - by;
  const dz = az - bz;
  return dx * dx + dy * dy + dz * dz;
}

/** Returns the squared chord of a distance in miles. */
export function chordOfMiles(miles: number): number {
  return (2 * Math.sin(Math.min(miles / EARTH_RADIUS_MILES, Math.PI) / 2)) ** 2;
}

/** Returns miles along the surface for a squared chord. */
export function milesOfChord(chord: number): number {
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));
}

/** Returns the miles between two points. */
export function milesBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  return milesOfChord(squaredChord(...toVector(a.lat, a.lon), ...toVector(b.lat, b.lon)));
}
