import type { Vector } from '@forecourt/matching';

/** Cells of a quarter of a degree, in rows from south to north; the last cell holds listings without a location. */
export const cellsPerDegree = 4;
const COLUMNS = 360 * cellsPerDegree;
const ROWS = 180 * cellsPerDegree;
const NOWHERE = COLUMNS * ROWS;

/** Half-open ranges of rows. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Returns the cell of a point of the unit sphere. */
export function cellOf(x: number, y: number, z: number): number {
  if (Number.isNaN(x)) return NOWHERE;
  const [lat, lon] = degreesOf(x, y, z);
  return rowOf(lat) * COLUMNS + columnOf(lon);
}

/** The cells that have rows, ascending, and the first row of each; one more start ends the last cell. */
export interface CellIndex {
  cells: Uint32Array;
  starts: Uint32Array;
}

/** Indexes rows that are sorted by cell. */
export function indexCells(cellOfRow: Uint32Array): CellIndex {
  const cells: number[] = [];
  const starts: number[] = [];
  for (let row = 0; row < cellOfRow.length; row += 1) {
    if (row > 0 && cellOfRow[row] === cellOfRow[row - 1]) continue;
    cells.push(cellOfRow[row]!);
    starts.push(row);
  }
  return { cells: Uint32Array.from(cells), starts: Uint32Array.from([...starts, cellOfRow.length]) };
}

/** Returns the rows of every cell that a circle may touch; a few too many, never one too few. */
export function rangesNear(index: CellIndex, [x, y, z]: Vector, chord: number): Ranges {
  const [lat, lon] = degreesOf(x, y, z);
  // Single precision moves a point by less than this many degrees.
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(chord) / 2)) + 1e-5;
  const reach = (angle * 180) / Math.PI;
  const south = rowOf(lat - reach);
  const north = rowOf(lat + reach);
  const [west, east] = columnsNear(lat, lon, angle);

  const ranges: [number, number][] = [];
  for (let row = south; row <= north; row += 1) {
    const from = startOf(index, row * COLUMNS + west);
    const to = startOf(index, row * COLUMNS + east + 1);
    if (from < to) ranges.push([from, to]);
  }
  return ranges;
}

/** Returns the index of the first row whose cell is this one or a later one. */
function startOf({ cells, starts }: CellIndex, cell: number): number {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cells[middle]! < cell) low = middle + 1;
    else high = middle;
  }
  return starts[low]!;
}

/** Around a pole or across the date line, all columns are near. */
function columnsNear(lat: number, lon: number, angle: number): [west: number, east: number] {
  const ratio = Math.sin(Math.min(angle, Math.PI / 2)) / Math.cos((lat * Math.PI) / 180);
  const reach = ratio >= 1 ? 360 : (Math.asin(ratio) * 180) / Math.PI;
  if (lon - reach < -180 || lon + reach >= 180) return [0, COLUMNS - 1];
  return [columnOf(lon - reach), columnOf(lon + reach)];
}

function degreesOf(x: number, y: number, z: number): [lat: number, lon: number] {
  return [(Math.asin(Math.max(-1, Math.min(1, z))) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI];
}

function rowOf(lat: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor((lat + 90) * cellsPerDegree)));
}

function columnOf(lon: number): number {
  return Math.max(0, Math.min(COLUMNS - 1, Math.floor((lon + 180) * cellsPerDegree)));
}
