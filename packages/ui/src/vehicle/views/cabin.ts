/** Inside: what is upholstered and what is driven with. The look decides on leather or cloth and on the layout. */
import { shade } from '../paint';
import { box, canvas, gradient, path } from './canvas';
import type { Car } from './car';

/** What cabins are made of: seats, their seams, and the hard parts around. */
const trims: readonly { seat: string; seam: string; hard: string; accent: string }[] = [
  { seat: '#2c2f34', seam: '#5a6068', hard: '#22252a', accent: '#8d959e' },
  { seat: '#c9b79a', seam: '#9c8a6d', hard: '#4a4239', accent: '#b58a55' },
  { seat: '#6b7077', seam: '#8f959c', hard: '#2d3036', accent: '#aab1b9' },
  { seat: '#7a4a2e', seam: '#4f2e1b', hard: '#26221f', accent: '#c9a37a' },
  { seat: '#e3e0da', seam: '#b9b4aa', hard: '#3b3f45', accent: '#9aa4af' },
  { seat: '#3a3f47', seam: '#b4313a', hard: '#1d2024', accent: '#b4313a' },
];

const trimOf = ({ trim }: Car) => trims[trim % trims.length]!;

const sky = `${gradient('k', [
  [0, '#a9cbe4'],
  [1, '#eef4f8'],
])}${gradient('h', [
  [0, '#8d97a1'],
  [1, '#c0c6cc'],
])}`;

/** What is seen through the windscreen. */
const outside =
  '<path d="M0 0H640V150H0Z" fill="url(#k)"/><path d="M0 118Q120 96 250 112T470 106T640 116V170H0Z" fill="#6f8a72"/><path d="M250 116L390 116L560 200H80Z" fill="url(#h)"/>';

const wheelAt = (car: Car, x: number, y: number, r: number) => {
  const { hard, accent } = trimOf(car);
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${shade(hard, 0.08)}" stroke-width="${r * 0.2}"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.92}" fill="none" stroke="#fff" stroke-width="2" opacity=".12"/>`,
    path(
      `M${x - r * 0.92} ${y - r * 0.1}Q${x} ${y - r * 0.34} ${x + r * 0.92} ${y - r * 0.1}L${x + r * 0.3} ${y + r * 0.24}L${x + r * 0.14} ${y + r * 0.92}H${x - r * 0.14}L${x - r * 0.3} ${y + r * 0.24}Z`,
      `fill="${shade(hard, 0.05)}" stroke="#0006" stroke-width="2"`,
    ),
    `<circle cx="${x}" cy="${y + r * 0.04}" r="${r * 0.22}" fill="${hard}" stroke="${accent}" stroke-width="3"/>`,
    ...[-1, 1].map((to) =>
      box(x + to * r * 0.56 - r * 0.13, y - r * 0.1, r * 0.26, r * 0.14, 4, `fill="${accent}" opacity=".7"`),
    ),
  ].join('');
};

const gauge = (x: number, y: number, r: number, turn: number) => {
  const ticks = Array.from({ length: 11 }, (_, at) => {
    const angle = Math.PI * (0.8 + (at / 10) * 1.4);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(x + cos * r * 0.78)} ${Math.round(y + sin * r * 0.78)}L${Math.round(x + cos * r * 0.9)} ${Math.round(y + sin * r * 0.9)}`;
  }).join('');
  const angle = Math.PI * (0.8 + turn * 1.4);
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#0d1014" stroke="#6d757e" stroke-width="${r * 0.05}"/>`,
    path(ticks, 'stroke="#e8edf2" stroke-width="2"'),
    path(
      `M${x} ${y}L${Math.round(x + Math.cos(angle) * r * 0.7)} ${Math.round(y + Math.sin(angle) * r * 0.7)}`,
      'stroke="#ff5a3c" stroke-width="4" stroke-linecap="round"',
    ),
    `<circle cx="${x}" cy="${y}" r="${r * 0.1}" fill="#3a4048"/>`,
  ].join('');
};

/** A map with a way on it, as screens show one. */
const map = (x: number, y: number, width: number, height: number, car: Car) => {
  const id = `clip-path="url(#m)"`;
  return [
    `<clipPath id="m">${box(x, y, width, height, 8, '')}</clipPath>`,
    `<g ${id}>${box(x, y, width, height, 8, 'fill="#dfe8e2"')}`,
    path(
      `M${x} ${y + height * 0.7}L${x + width} ${y + height * 0.4}M${x + width * 0.3} ${y}L${x + width * 0.44} ${y + height}M${x + width * 0.66} ${y}L${x + width * 0.8} ${y + height}M${x} ${y + height * 0.24}H${x + width}`,
      'stroke="#fff" stroke-width="9"',
    ),
    box(x + width * 0.05, y + height * 0.05, width * 0.2, height * 0.14, 3, 'fill="#b9d8ae"'),
    path(
      `M${x + width * 0.41} ${y + height}L${x + width * 0.375} ${y + height * 0.6}L${x + width * 0.72} ${y + height * 0.48}`,
      'stroke="#2f6fe0" stroke-width="6" fill="none"',
    ),
    `<circle cx="${x + width * 0.41}" cy="${y + height * 0.92}" r="7" fill="#2f6fe0" stroke="#fff" stroke-width="3"/></g>`,
    box(
      x - 4,
      y - 4,
      width + 8,
      height + 8,
      10,
      `fill="none" stroke="${car.trim % 2 === 0 ? '#0b0d10' : '#3a3f46'}" stroke-width="9"`,
    ),
  ].join('');
};

function dashboardOf(car: Car): string {
  const { hard, accent, seat } = trimOf(car);
  const isWide = car.trim % 2 === 0;
  const vent = (x: number) =>
    [
      box(x, 232, 62, 24, 6, 'fill="#0d1014" stroke="#555c64" stroke-width="2"'),
      path(`M${x + 4} 240h54M${x + 4} 248h54`, 'stroke="#4a5058" stroke-width="2"'),
    ].join('');
  return [
    `<defs>${sky}</defs>${outside}`,
    // Pillars and the mirror.
    path('M0 0H64L10 190H0ZM640 0H576L630 190H640Z', `fill="${hard}"`),
    box(270, 56, 100, 26, 9, 'fill="#23272c" stroke="#0007" stroke-width="2"'),
    // The top of the board, its face, a band of trim.
    path('M-10 178Q160 146 330 156T650 170V470H-10Z', `fill="${shade(hard, 0.06)}"`),
    path('M-10 214Q320 194 650 208V470H-10Z', `fill="${hard}"`),
    path('M-10 262Q320 246 650 256V276Q320 264 -10 282Z', `fill="${seat}"`),
    path('M-10 284Q320 266 650 278', `stroke="${accent}" stroke-width="3" fill="none" opacity=".8"`),
    vent(20),
    vent(560),
    box(96, 176, 150, 76, 30, 'fill="#0d1014" stroke="#3a4048" stroke-width="3"'),
    gauge(136, 214, 30, 0.2),
    gauge(206, 214, 30, 0.05),
    isWide ? map(282, 170, 176, 84, car) : map(306, 188, 124, 78, car),
    // The middle: vents, knobs, gear lever.
    path('M290 290H452L474 470H268Z', `fill="${shade(hard, 0.1)}"`),
    ...[316, 371, 426].map(
      (x) => `<circle cx="${x}" cy="318" r="16" fill="#15181c" stroke="${accent}" stroke-width="3"/>`,
    ),
    box(306, 350, 130, 18, 5, 'fill="#15181c"'),
    box(352, 384, 38, 52, 14, `fill="#15181c" stroke="${accent}" stroke-width="3"`),
    box(500, 300, 130, 74, 8, `fill="none" stroke="#0008" stroke-width="2"`),
    wheelAt(car, 171, 330, 92),
  ].join('');
}

export const dashboard = (car: Car) => canvas([dashboardOf(car)]);
export const instruments = (car: Car) => canvas([dashboardOf(car)], { x: 78, y: 150, width: 186 });
export const screen = (car: Car) => canvas([dashboardOf(car)], { x: 262, y: 138, width: 226 });
export const steering = (car: Car) => canvas([dashboardOf(car)], { x: 40, y: 236, width: 270 });
export const centerConsole = (car: Car) => canvas([dashboardOf(car)], { x: 240, y: 278, width: 258 });

/** A seat from the front: cushion, back, head rest, seams. */
function seat(car: Car, x: number, y: number, size: number): string {
  const { seat: leather, seam } = trimOf(car);
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const light = shade(leather, 0.12);
  return [
    path(
      `M${at(-0.22, -1.18)}Q${at(0, -1.3)} ${at(0.22, -1.18)}L${at(0.2, -0.94)}Q${at(0, -0.88)} ${at(-0.2, -0.94)}Z`,
      `fill="${light}" stroke="#0005" stroke-width="2"`,
    ),
    path(
      `M${at(-0.1, -0.94)}V${Math.round(y - 0.8 * size)}M${at(0.1, -0.94)}V${Math.round(y - 0.8 * size)}`,
      'stroke="#8d959e" stroke-width="6"',
    ),
    path(
      `M${at(-0.36, -0.8)}Q${at(0, -0.94)} ${at(0.36, -0.8)}Q${at(0.5, -0.4)} ${at(0.46, 0.1)}H${Math.round(x - 0.46 * size)}Q${at(-0.5, -0.4)} ${at(-0.36, -0.8)}Z`,
      `fill="${leather}" stroke="#0006" stroke-width="2"`,
    ),
    path(
      `M${at(-0.24, -0.72)}Q${at(0, -0.8)} ${at(0.24, -0.72)}L${at(0.27, 0.08)}H${Math.round(x - 0.27 * size)}Z`,
      `fill="${light}"`,
    ),
    path(
      `M${at(-0.26, -0.5)}H${Math.round(x + 0.26 * size)}M${at(-0.27, -0.28)}H${Math.round(x + 0.27 * size)}M${at(-0.27, -0.06)}H${Math.round(x + 0.27 * size)}`,
      `stroke="${seam}" stroke-width="2" stroke-dasharray="${car.trim % 2 === 0 ? '5 3' : 'none'}"`,
    ),
    path(
      `M${at(-0.5, 0.08)}Q${at(0, 0)} ${at(0.5, 0.08)}L${at(0.54, 0.34)}Q${at(0, 0.5)} ${at(-0.54, 0.34)}Z`,
      `fill="${shade(leather, 0.06)}" stroke="#0006" stroke-width="2"`,
    ),
    path(
      `M${at(-0.24, 0.1)}L${at(-0.26, 0.38)}M${at(0.24, 0.1)}L${at(0.26, 0.38)}`,
      `stroke="${seam}" stroke-width="2"`,
    ),
  ].join('');
}

const cabin = ({ hard, wall }: { hard: string; wall: string }) =>
  [
    `<defs>${sky}${gradient('f', [
      [0, shade(hard, 0.16)],
      [1, hard],
    ])}</defs>`,
    '<path d="M0 0H640V460H0Z" fill="url(#f)"/>',
    path(
      'M60 70H250V176H44ZM390 70H580L596 176H390Z',
      'fill="url(#k)" stroke="#15181c" stroke-width="6" stroke-linejoin="round"',
    ),
    path('M0 190H40V420H0ZM640 190H600V420H640Z', `fill="${wall}"`),
  ].join('');

export function seats(car: Car): string {
  const { hard, accent } = trimOf(car);
  return canvas([
    cabin({ hard, wall: shade(hard, 0.1) }),
    seat(car, 170, 318, 218),
    seat(car, 470, 318, 218),
    path('M274 300Q320 286 366 300L386 460H254Z', `fill="${shade(hard, 0.12)}" stroke="#0006" stroke-width="2"`),
    box(292, 318, 56, 34, 8, `fill="${trimOf(car).seat}"`),
    `<circle cx="306" cy="384" r="14" fill="#0d1014" stroke="${accent}" stroke-width="2"/><circle cx="336" cy="384" r="14" fill="#0d1014" stroke="${accent}" stroke-width="2"/>`,
  ]);
}

export function bench(car: Car): string {
  const { hard, seam } = trimOf(car);
  return canvas([
    cabin({ hard, wall: shade(hard, 0.1) }),
    ...[140, 320, 500].map((x) => seat(car, x, 300, 172)),
    path('M196 214V330M444 214V330', `stroke="${seam}" stroke-width="3" opacity=".6"`),
    path('M228 214l-10 92M412 214l10 92', 'stroke="#1b1e22" stroke-width="9"'),
    path('M0 404Q320 376 640 404V470H0Z', `fill="${shade(hard, -0.3)}"`),
  ]);
}
