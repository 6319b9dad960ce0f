/** The shapes that every view is made of. */

/** Height at which wheels touch the floor, in the units of all drawings, from the top. */
export const ground = 330;

/** Returns an SVG document of a part of the drawing's plane, by default 616 wide and 404.25 high. */
export function canvas(
  content: readonly string[],
  { x = 12, y = 46, width = 616 }: { x?: number; y?: number; width?: number } = {},
): string {
  const height = Math.round(width * (404.25 / 616) * 100) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${content.join('')}</svg>`;
}

export type Stops = readonly (readonly [offset: number, color: string])[];

/** A gradient from top to bottom, or from left to right. */
export const gradient = (id: string, stops: Stops, across = false) =>
  `<linearGradient id="${id}"${across ? '' : ' x2="0" y2="1"'}>${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`;

export const path = (d: string | undefined, attributes: string) => (d ? `<path d="${d}" ${attributes}/>` : '');

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, round: number, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" ${attributes}/>`;

/** Returns path data through points, rounded to whole numbers, which are exact enough. */
export const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
