import { type VehicleBody, vehicleSilhouettes } from './codes';
import type { Drawing } from './drawing';
import { boxOf, type Point, reshaped } from './outline';

/** How a silhouette differs from the drawing of its style: factors, and how far its roof leans back. */
interface Silhouette {
  length: number;
  /** Of what is below the windows, and above. */
  body: number;
  roof: number;
  /** Sideways for each unit above the windows' foot: to the rear below 0, to the front above. */
  lean: number;
}

const drawn: Silhouette = { length: 1, body: 1, roof: 1, lean: 0 };
const small: Silhouette = { length: 0.87, body: 0.98, roof: 1.06, lean: 0.06 };
const large: Silhouette = { length: 1.06, body: 1.06, roof: 1.02, lean: -0.06 };
const low: Silhouette = { length: 1.05, body: 0.94, roof: 0.82, lean: -0.12 };

/** The silhouettes of a style: compact, as it is drawn, and large; of some the last one is low and fast instead. */
const silhouettes: Readonly<Record<VehicleBody, readonly Silhouette[]>> = {
  SEDAN: [small, drawn, { ...low, roof: 0.9 }],
  COUPE: [{ ...small, length: 0.92 }, drawn, low],
  CONVERT: [{ ...small, length: 0.9 }, drawn, { ...low, body: 0.96 }],
  HATCH: [{ ...small, length: 0.9, roof: 1.12 }, drawn, { ...low, length: 1.1, roof: 0.9 }],
  WAGON: [{ ...small, length: 0.92 }, drawn, { ...low, body: 1.06, roof: 0.94 }],
  SUVCROSS: [{ ...small, body: 0.95, roof: 0.98 }, drawn, { ...large, length: 1.07, roof: 1.08, lean: 0.04 }],
  OFFROAD: [{ ...small, length: 0.82, roof: 1.02, lean: 0 }, drawn, { ...large, lean: -0.03 }],
  TRUCKS: [{ ...small, length: 0.93 }, drawn, { ...large, length: 1.04 }],
  VANMV: [{ ...small, length: 0.93 }, drawn, { ...large, length: 1.03, roof: 0.97 }],
  CARGOVAN: [{ ...small, roof: 0.96 }, drawn, { ...large, length: 1.03, roof: 1.08, lean: 0 }],
  BOXTRUCK: [{ ...small, length: 0.92, lean: 0 }, drawn, { ...large, length: 1.02, lean: 0 }],
};

/** Where wheels touch the floor, and the middle of the canvas. */
const ground = 330;
const middle = 320;

/** A style's drawing in one of its silhouettes: every line moved alike, wheels as round and as large as before. */
export function inSilhouette(drawing: Drawing, body: VehicleBody, number: number): Drawing {
  const shape = silhouettes[body][number % vehicleSilhouettes]!;
  if (shape === drawn) return drawing;
  const foot = boxOf(drawing.glass).bottom;
  const moveX = (x: number) => middle + (x - middle) * shape.length;
  const footY = ground - (ground - foot) * shape.body;
  const move = ([x, y]: Point): Point => {
    const above = Math.max(0, foot - y);
    const low = y >= foot ? ground - (ground - y) * (y > ground ? 1 : shape.body) : footY - above * shape.roof;
    return [moveX(x) + above * shape.lean, low];
  };
  const path = (d: string) => reshaped(d, move);
  const inMarkup = (svg: string) => svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${path(d)}"`);
  const optional = <Key extends 'posts' | 'plastic' | 'inside' | 'load'>(key: Key) =>
    drawing[key] === undefined ? {} : { [key]: path(drawing[key]) };
  const { rear, front, radius, sill } = drawing.wheels;
  return {
    ...drawing,
    shell: path(drawing.shell),
    glass: path(drawing.glass),
    pillars: path(drawing.pillars),
    seams: path(drawing.seams),
    shadow: path(drawing.shadow),
    crease: path(drawing.crease),
    headlight: path(drawing.headlight),
    taillight: path(drawing.taillight),
    ...optional('posts'),
    ...optional('plastic'),
    ...optional('inside'),
    ...optional('load'),
    handles: drawing.handles.map(move),
    mirror: move(drawing.mirror),
    ...(drawing.behind !== undefined && { behind: inMarkup(drawing.behind) }),
    ...(drawing.extra !== undefined && { extra: inMarkup(drawing.extra) }),
    wheels: {
      ...drawing.wheels,
      rear: Math.round(moveX(rear)),
      front: Math.round(moveX(front)),
      sill: Math.min(Math.round(move([rear, sill])[1]), ground - Math.round(radius / 3)),
    },
  };
}
