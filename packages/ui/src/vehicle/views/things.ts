/** What is opened and what is handed over: cargo space or bed, the engine, the keys. */
import { shade } from '../paint';
import { box, canvas, gradient, path } from './canvas';
import type { Car } from './car';

/** The bed of a truck, the hold of a van, or the space behind the seats. */
export function cargo(car: Car): string {
  const { kind, paint } = car;
  const isBed = kind === 'TRUCKS';
  const wall = isBed ? '#3a3f46' : '#2a2d32';
  const ribs = Array.from({ length: 9 }, (_, at) => 176 + at * 36);
  return canvas([
    `<defs>${gradient('f', [
      [0, shade(wall, 0.1)],
      [1, shade(wall, -0.35)],
    ])}${gradient('p', [
      [0, paint.light],
      [1, paint.dark],
    ])}</defs>`,
    '<path d="M0 0H640V460H0Z" fill="url(#p)"/>',
    // The opening, its floor and its walls.
    path('M70 120Q320 84 570 120L590 384Q320 400 50 384Z', 'fill="#111317"'),
    path('M170 176H470L560 372H80Z', 'fill="url(#f)"'),
    path('M72 124L170 176L80 372L52 380ZM568 124L470 176L560 372L588 380Z', `fill="${shade(wall, 0.14)}"`),
    path(`M${isBed ? 176 : 172} ${isBed ? 128 : 112}H468V180H172Z`, `fill="${isBed ? shade(wall, 0.05) : '#3d4249'}"`),
    isBed
      ? path(
          ribs.map((x) => `M${x} 178L${320 + (x - 320) * 1.6} 370`).join(''),
          'stroke="#000" stroke-width="4" opacity=".3"',
        )
      : path('M196 112V176M320 108V176M444 112V176', 'stroke="#15181c" stroke-width="4"'),
    isBed
      ? ''
      : [226, 320, 414]
          .map((x) => box(x - 26, 92, 52, 30, 10, 'fill="#3d4249" stroke="#15181c" stroke-width="3"'))
          .join(''),
    kind === 'CARGOVAN' || kind === 'BOXTRUCK'
      ? path('M172 112H468V180H172Z', 'fill="#c9ced4"') +
        path('M220 112V180M268 112V180M316 112V180M364 112V180M412 112V180', 'stroke="#9aa1a9" stroke-width="3"')
      : '',
    path('M50 384Q320 400 590 384L604 420Q320 440 36 420Z', 'fill="#1b1e22"'),
    path('M130 404Q320 414 510 404', 'stroke="#8d959e" stroke-width="5" fill="none"'),
    [116, 524]
      .map((x) => `<circle cx="${x}" cy="${250}" r="9" fill="none" stroke="#8d959e" stroke-width="4"/>`)
      .join(''),
  ]);
}

export function engine(car: Car): string {
  const { paint, trim } = car;
  const cover = ['#2c3036', '#3a3f46', '#23262b'][trim % 3]!;
  const hose = (d: string) => path(d, 'stroke="#15181c" stroke-width="13" fill="none" stroke-linecap="round"');
  return canvas([
    `<defs>${gradient('p', [
      [0, paint.light],
      [1, paint.dark],
    ])}${gradient('f', [
      [0, shade(cover, 0.22)],
      [1, cover],
    ])}</defs>`,
    '<path d="M0 0H640V460H0Z" fill="url(#p)"/>',
    path('M60 96Q320 60 580 96L600 372Q320 410 40 372Z', 'fill="#0f1114"'),
    path('M84 104Q320 74 556 104L560 132Q320 104 80 132Z', 'fill="#24272c"'),
    hose('M120 180Q180 130 250 190'),
    hose('M520 300Q460 350 400 310'),
    hose('M150 330Q200 300 230 320'),
    box(206, 170, 240, 150, 18, 'fill="url(#f)" stroke="#000" stroke-width="3"'),
    path(
      trim % 2 === 0 ? 'M226 206H426M226 244H426M226 282H426' : 'M256 182V308M306 182V308M356 182V308M406 182V308',
      'stroke="#000" stroke-width="5" opacity=".4"',
    ),
    box(290, 226, 72, 30, 5, 'fill="#b9c0c8"'),
    box(470, 150, 92, 70, 6, 'fill="#1d2024" stroke="#4a5058" stroke-width="3"'),
    '<circle cx="490" cy="160" r="8" fill="#c5202c"/><circle cx="542" cy="160" r="8" fill="#3a4048"/>',
    box(92, 210, 84, 72, 12, 'fill="#d7dce1" opacity=".85"'),
    '<circle cx="134" cy="206" r="17" fill="#f0c52b"/><circle cx="524" cy="262" r="20" fill="#2458ad"/>',
    path('M60 372Q320 410 580 372L584 392Q320 430 56 392Z', `fill="${paint.deep}"`),
  ]);
}

export function keys(car: Car): string {
  const tables = ['#b98d5e', '#d9d4cb', '#6d747c', '#8a5a3c', '#3d4249', '#c4b59a'];
  const table = tables[car.trim % tables.length]!;
  const fob = (x: number, y: number, turn: number) =>
    [
      `<g transform="translate(${x} ${y})rotate(${turn})">`,
      '<ellipse cx="4" cy="10" rx="62" ry="96" opacity=".25"/>',
      box(-56, -92, 112, 178, 48, 'fill="#1d2024" stroke="#3a4048" stroke-width="4"'),
      box(-44, -80, 88, 60, 30, `fill="${car.paint.base}"`),
      ...[0, 40].map((dy) => box(-34, dy - 6, 68, 30, 12, 'fill="#3a4048"')),
      '<circle cx="0" cy="-104" r="22" fill="none" stroke="#b9c0c8" stroke-width="9"/></g>',
    ].join('');
  return canvas([
    `<defs>${gradient('f', [
      [0, shade(table, 0.25)],
      [1, table],
    ])}</defs>`,
    '<path d="M0 0H640V460H0Z" fill="url(#f)"/>',
    path(
      'M0 130Q320 118 640 136M0 250Q320 262 640 246M0 370Q320 356 640 376',
      `stroke="${shade(table, -0.15)}" stroke-width="3" fill="none"`,
    ),
    fob(236, 258, -18),
    fob(420, 270, 24),
  ]);
}
