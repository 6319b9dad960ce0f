import type { VehicleView } from './codes';
import type { VehiclePicture } from './url';
import * as cabin from './views/cabin';
import { type Car, carOf } from './views/car';
import { front, grille, rear, tailgate } from './views/face';
import { quarter } from './views/quarter';
import { cargo, engine, keys } from './views/things';
import * as whole from './views/whole';

const views: Readonly<Record<VehicleView, (car: Car) => string>> = {
  side: (car) => whole.fromRight(car),
  'front-quarter': (car) => quarter(car, 1),
  front,
  'rear-quarter': (car) => quarter(car, -1),
  rear,
  dashboard: cabin.dashboard,
  seats: cabin.seats,
  wheel: whole.frontWheel,
  instruments: cabin.instruments,
  bench: cabin.bench,
  cargo,
  screen: cabin.screen,
  left: whole.fromLeft,
  console: cabin.centerConsole,
  headlight: whole.headlight,
  taillight: whole.taillight,
  engine,
  door: whole.door,
  steering: cabin.steering,
  grille,
  mirror: whole.mirror,
  'rear-wheel': whole.rearWheel,
  tailgate,
  keys,
};

/** A text in the picture, if it replaces a photograph. */
const note =
  '<path d="M12 398H628V451H12Z" fill="#14161a" opacity=".8"/><text x="320" y="433" font-family="sans-serif" font-size="24" fill="#fff" text-anchor="middle">Photo not available. Illustration.</text>';

/**
 * Draws a vehicle as an SVG document of a few kB. The same picture gives the same bytes.
 * It is self-contained, without style attributes and script.
 */
export function vehicleSvg({ view, isReplacement, ...picture }: VehiclePicture): string {
  const car = carOf(picture);
  return isReplacement ? whole.fromRight(car, note) : views[view](car);
}
