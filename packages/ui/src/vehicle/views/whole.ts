import { boxOf } from '../outline';
import { canvas } from './canvas';
import type { Car } from './car';
import { shadowOf, side, sideParts } from './side';

const whole = (car: Car) => [car.body.behind ?? '', side(car)].join('');

/** From its right side, the front to the right. */
export const fromRight = (car: Car, note = '') =>
  canvas([`<defs>${sideParts(car)}</defs>`, shadowOf(car), whole(car), note]);

/** From its left side, elsewhere. */
export const fromLeft = (car: Car) =>
  canvas([`<defs>${sideParts(car)}</defs>`, `<g transform="matrix(-1 0 0 1 640 0)">${shadowOf(car)}${whole(car)}</g>`]);

/** A part of the side, up close: around a point, so many units wide. */
function closer(car: Car, x: number, y: number, width: number): string {
  const height = width * (404.25 / 616);
  return canvas([`<defs>${sideParts(car)}</defs>`, shadowOf(car), whole(car)], {
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    width,
  });
}

const middleOf = (d: string): [x: number, y: number] => {
  const { left, right, top, bottom } = boxOf(d);
  return [(left + right) / 2, (top + bottom) / 2];
};

export const frontWheel = (car: Car) => closer(car, car.body.wheels.front, 330 - car.body.wheels.radius, 170);
export const rearWheel = (car: Car) => closer(car, car.body.wheels.rear - 8, 324 - car.body.wheels.radius, 190);
export const headlight = (car: Car) => closer(car, ...middleOf(car.body.headlight), 150);
export const taillight = (car: Car) => closer(car, ...middleOf(car.body.taillight), 150);
export const mirror = (car: Car) => closer(car, car.body.mirror[0], car.body.mirror[1], 170);

/** The front door, with its handle. */
export function door(car: Car): string {
  const [x, y] = car.body.handles.at(-1) ?? middleOf(car.body.glass);
  return closer(car, x - 10, y, 220);
}
