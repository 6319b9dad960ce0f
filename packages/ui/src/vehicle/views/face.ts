/** A vehicle straight from the front or the rear, made of the heights of its side. */
import { boxOf, type Point, pointsOf } from '../outline';
import { shade } from '../paint';
import { box, canvas, gradient, ground, path } from './canvas';
import type { Car } from './car';

const middle = 320;
/** Half of the width. */
const half = 134;
/** How much higher than the side all is drawn, as far as the canvas reaches. */
const scale = 1.3;
const highest = 264;

interface Heights {
  roof: number;
  belt: number;
  /** Of the hood's or the lid's edge. */
  lid: number;
  lampTop: number;
  lampBottom: number;
  sill: number;
}

function heightsOf({ body, kind }: Car, end: 'headlight' | 'taillight'): Heights {
  const shell = boxOf((end === 'taillight' ? body.load : undefined) ?? body.shell);
  const glass = boxOf(body.glass);
  const lamp = boxOf(body[end]);
  const outline = pointsOf(body.shell, 5);
  const overWheel = outline.filter(([x]) => Math.abs(x - body.wheels.front) < 60).map(([, y]) => y);
  const hood = end === 'headlight' ? Math.min(...overWheel.filter((y) => y > glass.bottom - 16)) : lamp.top - 6;
  const roof = kind === 'CONVERT' ? glass.top : shell.top;
  const larger = Math.min(scale, highest / (ground - shell.top));
  const heightOf = (y: number) => Math.round(ground - (ground - y) * larger);
  return {
    roof: heightOf(roof),
    belt: heightOf(glass.bottom),
    lid: heightOf(Number.isFinite(hood) ? hood : glass.bottom),
    lampTop: heightOf(lamp.top),
    lampBottom: Math.max(heightOf(lamp.bottom), heightOf(lamp.top) + 14),
    sill: heightOf(body.wheels.sill - 4),
  };
}

/** Both halves of an outline of which the right one is given, from the top down. */
function bothSides(points: readonly Point[]): string {
  const right = points.map(([x, y]) => `${Math.round(middle + x)} ${Math.round(y)}`);
  const left = points.map(([x, y]) => `${Math.round(middle - x)} ${Math.round(y)}`).reverse();
  return `M${left.at(-1)}L${right.join('L')}L${left.join('L')}Z`;
}

function outlineOf({ kind }: Car, { roof, belt, sill }: Heights): Point[] {
  const isTall = kind === 'CARGOVAN' || kind === 'BOXTRUCK' || kind === 'VANMV';
  const top = half * (isTall ? 0.86 : 0.72);
  return [
    [0, roof],
    [top - 18, roof + 2],
    [top - 4, roof + 9],
    [half * 0.93, belt - 6],
    [half, belt + 12],
    [half + 3, (belt + sill) / 2 + 8],
    [half, sill - 10],
    [half - 10, sill],
    [0, sill],
  ];
}

const parts = ({ paint }: Car) => [
  gradient('p', [
    [0, paint.shine],
    [0.35, paint.light],
    [0.7, paint.base],
    [1, paint.dark],
  ]),
  gradient('g', [
    [0, '#27323d'],
    [0.6, '#3d4d5b'],
    [1, '#71869a'],
  ]),
];

function standing(car: Car, heights: Heights, content: readonly string[]): string {
  const tread = (x: number) =>
    box(x, heights.sill - 26, 40, ground - heights.sill + 30, 9, 'fill="#17191d" stroke="#2b2e34" stroke-width="2"');
  const outline = bothSides(outlineOf(car, heights));
  return canvas([
    '<defs>',
    ...parts(car),
    `<path id="s" d="${outline}"/><clipPath id="c"><use href="#s"/></clipPath></defs>`,
    `<ellipse cx="${middle}" cy="332" rx="172" ry="13" opacity=".3"/><ellipse cx="${middle}" cy="330" rx="142" ry="8" opacity=".5"/>`,
    tread(middle - half + 2),
    tread(middle + half - 42),
    '<use href="#s" fill="url(#p)" stroke="#0003" stroke-width="2" stroke-linejoin="round"/>',
    `<g clip-path="url(#c)">${path(`M0 ${heights.sill - 14}H640V340H0Z`, 'fill="#14161a" opacity=".75"')}</g>`,
    ...content,
  ]);
}

/** Window of the front or the rear: as wide as the outline lets it. */
function screen(car: Car, { roof, belt }: Heights, foot: number): string {
  const top = half * (['CARGOVAN', 'BOXTRUCK', 'VANMV'].includes(car.kind) ? 0.8 : 0.66);
  const bottom = Math.max(belt, foot);
  return path(
    bothSides([
      [0, roof + 12],
      [top - 10, roof + 14],
      [top, roof + 20],
      [half * 0.86, bottom - 10],
      [half * 0.8, bottom],
      [0, bottom + 4],
    ]),
    'fill="url(#g)" stroke="#15181c" stroke-width="3" stroke-linejoin="round"',
  );
}

/** The two seats behind a window. */
const seatsBehind = ({ belt, roof }: Heights) =>
  [-52, 52]
    .map((x) =>
      box(middle + x - 21, belt - (belt - roof) * 0.5, 42, (belt - roof) * 0.5, 13, 'fill="#10151b" opacity=".45"'),
    )
    .join('');

const mirrors = (car: Car, y: number) =>
  [-1, 1]
    .map((to) =>
      path(
        `M${middle + to * (half * 0.92)} ${y}l${to * 26}-14q${to * 12} 0 ${to * 10} 14l${to * -4} 10z`,
        `fill="${car.paint.dark}" stroke="#0004"`,
      ),
    )
    .join('');

const plate = (y: number) => box(middle - 36, y, 72, 22, 3, 'fill="#f1f4f7" stroke="#7d858d"');

/** Lamps on both sides: from the outside in. */
const lamps = (from: number, to: number, top: number, bottom: number, style: string) =>
  [-1, 1]
    .map((side) =>
      path(
        `M${middle + side * from} ${top + 3}Q${middle + (side * (from + to)) / 2} ${top - 3} ${middle + side * to} ${top + 5}L${middle + side * (to + 7)} ${bottom}L${middle + side * (from - 3)} ${bottom - 3}Z`,
        style,
      ),
    )
    .join('');

export function front(car: Car): string {
  const heights = heightsOf(car, 'headlight');
  const { lid, belt, lampTop, sill } = heights;
  const lampBottom = Math.min(heights.lampBottom, lampTop + 34);
  const top = Math.min(lid, belt);
  const grilleTop = lampTop + 2;
  const grilleBottom = Math.max(lampBottom + 12, lampTop + 34);
  const bars = [0.25, 0.5, 0.75].map((share) => grilleTop + (grilleBottom - grilleTop) * share);
  const upright = Array.from({ length: 9 }, (_, at) => middle - 60 + at * 15);
  return standing(car, heights, [
    screen(car, heights, top),
    seatsBehind({ ...heights, belt: top }),
    path(
      bothSides([
        [0, top + 5],
        [half * 0.84, top + 1],
        [half * 0.9, lampTop - 2],
        [0, lampTop - 6],
      ]),
      `fill="${shade(car.paint.base, 0.28)}" opacity=".75"`,
    ),
    path(
      `M${middle - 58} ${lampTop - 6}L${middle - 44} ${top + 5}M${middle + 58} ${lampTop - 6}L${middle + 44} ${top + 5}`,
      `stroke="${car.paint.deep}" stroke-width="2" opacity=".5"`,
    ),
    mirrors(car, belt - 2),
    lamps(half - 4, half * 0.56, lampTop, lampBottom, 'fill="#e6f0f9" stroke="#56626e" stroke-width="2"'),
    box(middle - 70, grilleTop, 140, grilleBottom - grilleTop, 8, 'fill="#15181c" stroke="#9aa1a9" stroke-width="3"'),
    car.rim % 2 === 0
      ? path(bars.map((y) => `M${middle - 66} ${y}h132`).join(''), 'stroke="#596069" stroke-width="3"')
      : path(
          upright.map((x) => `M${x} ${grilleTop + 4}v${grilleBottom - grilleTop - 8}`).join(''),
          'stroke="#596069" stroke-width="3"',
        ),
    `<circle cx="${middle}" cy="${(grilleTop + grilleBottom) / 2}" r="8" fill="#cfd5db"/>`,
    path(
      bothSides([
        [0, sill - 40],
        [half * 0.7, sill - 40],
        [half * 0.82, sill - 16],
        [0, sill - 16],
      ]),
      'fill="#1b1e22"',
    ),
    plate(Math.max(grilleBottom + 6, sill - 46)),
    [-1, 1]
      .map(
        (to) =>
          `<circle cx="${middle + to * half * 0.8}" cy="${sill - 30}" r="8" fill="#dfe7ee" stroke="#30343a" stroke-width="4"/>`,
      )
      .join(''),
  ]);
}

export function rear(car: Car): string {
  const heights = heightsOf(car, 'taillight');
  const { belt, lampTop, lampBottom, sill, roof } = heights;
  const isBed = car.kind === 'TRUCKS';
  const isBox = car.kind === 'BOXTRUCK' || car.kind === 'CARGOVAN';
  const windowFoot = isBed ? belt : Math.min(belt, lampTop + 6);
  const style = 'fill="#c5202c" stroke="#6d0f17" stroke-width="2"';
  const plateY = Math.max(lampBottom + 2, (lampTop + sill) / 2 - 8);
  const isTall = lampBottom - lampTop > 34;
  return standing(car, heights, [
    car.kind === 'BOXTRUCK'
      ? box(
          middle - half - 8,
          roof - 4,
          2 * half + 16,
          sill - roof - 34,
          6,
          'fill="#eef1f4" stroke="#b9c0c8" stroke-width="3"',
        )
      : '',
    isBox
      ? path(
          `M${middle} ${roof + 14}V${sill - 46}M${middle - half + 14} ${roof + 40}V${sill - 46}M${middle + half - 14} ${roof + 40}V${sill - 46}`,
          'stroke="#0007" stroke-width="2" fill="none"',
        )
      : screen(car, heights, windowFoot),
    isBox || isBed
      ? ''
      : path(`M${middle - 34} ${roof + 10}h68`, 'stroke="#8d1620" stroke-width="5" stroke-linecap="round"'),
    isBed
      ? box(
          middle - half * 0.82,
          belt + 16,
          half * 1.64,
          sill - belt - 62,
          6,
          `fill="${shade(car.paint.base, 0.1)}" stroke="${car.paint.deep}" stroke-width="2"`,
        )
      : '',
    isBed ? path(`M${middle - 34} ${belt + 30}h68v14h-68z`, 'fill="#15181c"') : '',
    isTall
      ? [-1, 1]
          .map((to) =>
            box(to === 1 ? middle + half * 0.84 : middle - half, lampTop, half * 0.16, lampBottom - lampTop, 4, style),
          )
          .join('')
      : lamps(half - 2, half * 0.5, lampTop, lampBottom, style),
    isBox || isBed
      ? ''
      : path(
          `M${middle - half * 0.5} ${lampTop + 8}H${middle + half * 0.5}`,
          `stroke="${car.paint.shine}" stroke-width="3" opacity=".7"`,
        ),
    plate(Math.min(plateY, sill - 52)),
    path(
      bothSides([
        [0, sill - 26],
        [half * 0.98, sill - 26],
        [half * 0.94, sill - 4],
        [0, sill - 4],
      ]),
      'fill="#24272c"',
    ),
    path(
      `M${middle - 92} ${sill - 10}h30M${middle + 62} ${sill - 10}h30`,
      'stroke="#b6bdc4" stroke-width="8" stroke-linecap="round"',
    ),
  ]);
}

/** A part of the front, and of the rear, up close. */
export const grille = (car: Car) => nearer(front(car), 196);
export const tailgate = (car: Car) => nearer(rear(car), 190);

const nearer = (svg: string, top: number) => svg.replace(/viewBox="[^"]+"/, `viewBox="198 ${top} 200 131.25"`);
