import { canvas } from './draw/canvas';
import { end } from './draw/end';
import { side } from './draw/side';
import { paints } from './paint';
import { shapes } from './shapes';
import type { VehiclePicture } from './url';

/** A line of text across the foot of a drawing. */
const note = (text: string) =>
  `<path d="M0 352H600V400H0Z" fill="#14161a" fill-opacity=".78"/><text x="300" y="383" font-family="sans-serif" font-size="22" fill="#fff" text-anchor="middle">${text}</text>`;

/** What a page puts behind a drawing and says of it, for drawings that are shown without a page. */
const alone = `<path d="M0 0H600V400H0Z" fill="#eceff2"/>${note('Illustration')}`;

/**
 * Draws a vehicle as an SVG document of a few kB on a transparent ground. The same picture gives the same bytes.
 * It is self-contained, without style attributes and script. @param isAlone with a ground, and labelled: for emails and link previews
 */
export function vehicleSvg({ shape, color, view, isReplacement }: VehiclePicture, isAlone = false): string {
  const body = shapes[shape];
  const paint = paints[color];
  const car = view === 'side' ? side(body, paint) : end(body, paint, view === 'front');
  const words = isReplacement ? note('Photo not available. Illustration.') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">${isAlone ? alone : ''}${car}${words}</svg>`;
}
