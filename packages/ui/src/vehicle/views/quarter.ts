/** A vehicle seen from a corner and a little above: its side as it is drawn, and the outline of the side drawn across its width. */
import { type Box, boxOf, type Point, pointsOf } from '../outline';
import { shade } from '../paint';
import { canvas, ground, line } from './canvas';
import type { Car } from './car';
import { side, sideParts } from './side';

/** Half of a vehicle's width, and how far its windows lean in for each unit of height. */
const half = 98;
const lean = 0.34;
/** The camera: turned from the side by so much, and raised. */
const turn = 0.72;
const rise = 0.17;

/** A point of the side view in space: forward, up, and across (towards the camera above 0). */
type Place = readonly [forward: number, up: number, across: number];

interface Camera {
  see: (place: Place) => Point;
  /** How a plane in which `across` is `from + slope × up` is seen, as an SVG matrix of the side's coordinates. */
  matrix: (from: number, slope: number) => string;
}

/** @param way 1 from the front, -1 from the rear, where the vehicle is seen mirrored */
function cameraAt(way: 1 | -1, centre: number): Camera {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [low, high] = [Math.cos(rise), Math.sin(rise)];
  const see = ([forward, up, across]: Place): Point => {
    const x = (forward - centre) * way;
    return [x * cos - across * sin, -up * low + (x * sin + across * cos) * high];
  };
  const matrix = (from: number, slope: number) => {
    const at = (x: number, y: number) => see([x, ground - y, from + slope * (ground - y)]);
    const [ox, oy] = at(0, 0);
    const [ax, ay] = at(1, 0);
    const [bx, by] = at(0, 1);
    return `matrix(${[ax - ox, ay - oy, bx - ox, by - oy, ox, oy].map((n) => Math.round(n * 1000) / 1000).join(' ')})`;
  };
  return { see, matrix };
}

export function quarter(car: Car, way: 1 | -1): string {
  const { body, kind } = car;
  const windows = boxOf(body.glass);
  const outlines = [body.shell, ...(body.load === undefined ? [] : [body.load])];
  const ends = outlines.map(boxOf);
  const [from, to] = [Math.min(...ends.map(({ left }) => left)), Math.max(...ends.map(({ right }) => right))];
  const camera = cameraAt(way, (from + to) / 2);
  const foot = ground - windows.bottom;
  const cut = Math.round(windows.bottom) - 1;
  const shadow = line(
    (
      [
        [from - 4, -half],
        [to + 8, -half],
        [to + 8, half + 8],
        [from - 4, half + 8],
      ] as const
    ).map(([forward, across]) => camera.see([forward, 2, across])),
  );
  const behind = (across: number) =>
    body.behind === undefined ? '' : `<g transform="${camera.matrix(across, 0)}">${body.behind}</g>`;
  return canvas([
    '<defs>',
    sideParts(car),
    `<clipPath id="u"><path d="M0 0H640V${cut}H0Z"/></clipPath><clipPath id="b"><path d="M0 ${cut}H640V420H0Z"/></clipPath>`,
    `<g id="a">${side(car)}</g></defs>`,
    // As the floor's middle is the canvas's middle.
    '<g transform="translate(320 316)scale(1.04)">',
    `<path d="${shadow}Z" opacity=".38"/><path d="${shadow}Z" fill="none" stroke="#000" stroke-width="16" stroke-linejoin="round" opacity=".14"/>`,
    kind === 'OFFROAD' ? behind(0) : '',
    ...stripsOf(car, camera, windows, way),
    kind === 'CONVERT' ? cockpit(car, camera, windows) + behind(-half * 0.45) + behind(half * 0.45) : '',
    body.load === undefined ? '' : behind(half),
    `<g transform="${camera.matrix(half, 0)}"><g clip-path="url(#b)"><use href="#a"/></g></g>`,
    `<g transform="${camera.matrix(half + foot * lean, -lean)}"><g clip-path="url(#u)"><use href="#a"/></g></g>`,
    way === 1 ? noseOf(car, camera) : tailOf(car, camera),
    '</g>',
  ]);
}

/** Where people sit in an open car: dark, between the deck and the windscreen's foot. */
function cockpit({ body }: Car, camera: Camera, { bottom, right }: Box): string {
  const from = body.wheels.rear + 42;
  const up = ground - bottom + 2;
  const corners = (
    [
      [from, 0.8],
      [right, 0.84],
      [right, -0.84],
      [from, -0.8],
    ] as const
  ).map(([forward, across]) => camera.see([forward, up, across * half]));
  return `<path d="${line(corners)}Z" fill="#191b1f"/>`;
}

/** The surfaces between the two sides: what the camera sees of hood, windscreen, roof, nose or tail, the farthest first. */
function stripsOf({ body, paint, kind }: Car, camera: Camera, windows: Box, way: 1 | -1): string[] {
  const foot = ground - windows.bottom;
  const strips = (d: string, leans: number, fillOf: (x: number, y: number, up: number) => string) => {
    const outline = pointsOf(d, 5);
    return outline.flatMap(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length]!;
      const [dx, dy] = [nextX - x, nextY - y];
      const length = Math.hypot(dx, dy);
      // Outlines run clockwise, so that this points outwards: forward as the camera has it, and up.
      const [out, up] = [(dy / length) * way, dx / length];
      if (length < 0.5 || out * Math.sin(turn) * Math.cos(rise) + up * Math.sin(rise) <= 0.02) return [];
      const corner = (px: number, py: number, sideways: 1 | -1) =>
        camera.see([px, ground - py, sideways * (half - Math.max(0, ground - py - foot) * leans)]);
      const quad = [corner(x, y, 1), corner(x, y, -1), corner(nextX, nextY, -1), corner(nextX, nextY, 1)];
      const fill = fillOf((x + nextX) / 2, (y + nextY) / 2, up);
      return [{ depth: (x + nextX) * way, markup: `<path d="${line(quad)}Z" fill="${fill}" stroke="${fill}"/>` }];
    });
  };
  const lit = (color: string, up: number) => shade(color, Math.max(-0.5, Math.min(0.5, up * 0.34 - (1 - up) * 0.18)));
  const isGlass = (x: number, y: number, up: number) => kind !== 'CONVERT' && isScreen(x, y, windows, way, up);
  const drawn = [
    ...(body.load === undefined ? [] : strips(body.load, 0, (_x, _y, up) => lit('#dfe3e8', up))),
    ...strips(body.shell, lean, (x, y, up) => (isGlass(x, y, up) ? shade('#33424f', up * 0.25) : lit(paint.base, up))),
  ];
  return drawn.sort((a, b) => a.depth - b.depth).map(({ markup }) => markup);
}

/** Whether a part of the outline is the windscreen or the rear window: between the windows' foot and their top, at that end. */
function isScreen(x: number, y: number, { left, right, top, bottom }: Box, way: 1 | -1, outUp: number): boolean {
  const isAtEnd = way === 1 ? x > (left + right) / 2 : x < (left + right) / 2;
  return isAtEnd && y > top - 2 && y < bottom + 1 && outUp < 0.93;
}

/** The outermost point of the outline at a height, at the front or at the rear. */
function endAt(outline: readonly Point[], y: number, way: 1 | -1): number {
  let end = way === 1 ? 0 : 640;
  for (const [index, [x, from]] of outline.entries()) {
    const [nextX, to] = outline[(index + 1) % outline.length]!;
    if (Math.min(from, to) > y || Math.max(from, to) < y || from === to) continue;
    const at = x + ((nextX - x) * (y - from)) / (to - from);
    end = way === 1 ? Math.max(end, at) : Math.min(end, at);
  }
  return end;
}

/** A patch on the nose or the tail, from one height to another and across, in shares of half the width. */
function patch(car: Car, camera: Camera, way: 1 | -1, y: readonly [number, number], z: readonly [number, number]) {
  const outline = pointsOf(car.body.shell, 5);
  const at = (height: number, across: number): Point =>
    camera.see([endAt(outline, height, way) + 0.5 * way, ground - height, across * half]);
  const middle = (y[0] + y[1]) / 2;
  return `${line([at(y[0], z[0]), at(y[0], z[1]), at(middle, z[1]), at(y[1], z[1]), at(y[1], z[0]), at(middle, z[0])])}Z`;
}

function noseOf(car: Car, camera: Camera): string {
  const lamp = boxOf(car.body.headlight);
  const { sill } = car.body.wheels;
  const on = (y: readonly [number, number], z: readonly [number, number]) => patch(car, camera, 1, y, z);
  const bottom = Math.min(lamp.bottom, lamp.top + 16);
  const low = Math.max(bottom + 16, sill - 34);
  return [
    `<path d="${on([lamp.top + 3, bottom], [-0.98, -0.56])}${on([lamp.top + 3, bottom], [0.56, 0.98])}" fill="#e6f0f9" stroke="#56626e"/>`,
    `<path d="${on([lamp.top + 5, bottom + 9], [-0.5, 0.5])}" fill="#15181c" stroke="#8b929a" stroke-width="2"/>`,
    `<path d="${on([low, sill - 8], [-0.8, 0.8])}" fill="#1b1e22"/>`,
    `<path d="${on([low - 8, low + 6], [-0.24, 0.24])}" fill="#eef1f4" stroke="#7d858d"/>`,
  ].join('');
}

function tailOf(car: Car, camera: Camera): string {
  const lamp = boxOf(car.body.taillight);
  const { sill } = car.body.wheels;
  const on = (y: readonly [number, number], z: readonly [number, number]) => patch(car, camera, -1, y, z);
  const plate = Math.min(lamp.bottom + 8, sill - 40);
  return [
    `<path d="${on([lamp.top + 2, lamp.bottom], [-0.98, -0.6])}${on([lamp.top + 2, lamp.bottom], [0.6, 0.98])}" fill="#c5202c" stroke="#6d0f17"/>`,
    `<path d="${on([plate, plate + 14], [-0.24, 0.24])}" fill="#eef1f4" stroke="#7d858d"/>`,
    `<path d="${on([sill - 22, sill - 4], [-0.96, 0.96])}" fill="#1b1e22"/>`,
  ].join('');
}
