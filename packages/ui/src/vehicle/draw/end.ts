import type { Body } from './body';
import { canvas, gradient, gradients, stop } from './canvas';
import { drawnTwice, type Material, type Part } from './materials';
import { corners, mirrored, pathOf } from './path';

/** What an end is drawn from, cm: half the width of the body and of the roof, heights, and the reach of the lamps. */
interface Measures {
  w: number;
  r: number;
  top: number;
  cowl: number;
  hood: number;
  sill: number;
  low: number;
  high: number;
}

/** Parts by their right halves, and parts that there are two of. */
interface Parts {
  middle: readonly Part[];
  pairs?: readonly Part[];
}

const grilles: Readonly<Record<Body['ends']['grille'], (measures: Measures) => Part[]>> = {
  none: ({ w, sill }) => [['plastic', `${w * 0.6},${sill + 5},5 ${w * 0.5},${sill + 18},6`]],
  slim: ({ w, sill, low, high }) => [
    ['plastic', `${w * 0.52},${high - 4},3 ${w * 0.5},${low + 1},4`],
    ['plastic', `${w * 0.68},${sill + 5},5 ${w * 0.54},${sill + 24},6`],
  ],
  wide: ({ w, sill, low, high }) => [
    ['plastic', `${w * 0.54},${high - 3},4 ${w * 0.4},${low - 16},10`],
    ['rib', `0,${low - 4},0 ${w * 0.46},${low - 4},0`],
    ['plastic', `${w * 0.7},${sill + 5},5 ${w * 0.6},${sill + 18},6`],
  ],
  tall: ({ w, sill, low, high }) => [
    ['chrome', `${w * 0.6},${high + 1},5 ${w * 0.56},${low - 20},8`],
    ['plastic', `${w * 0.56},${high - 3},4 ${w * 0.52},${low - 16},6`],
    ['bright', `0,${(low + high) / 2 - 8},0 ${w * 0.52},${(low + high) / 2 - 8},0`],
    ['chrome', `${w - 6},${sill + 8},4 ${w - 4},${sill + 22},4`],
  ],
};

const plate = (y: number): Part => ['box', `26,${y},2 26,${y + 13},2`];

const front = (measures: Measures, grille: Body['ends']['grille']): Parts => {
  const { w, cowl, hood, sill, low, high } = measures;
  return {
    middle: [
      ['seam', `${w - 18},${cowl},0 ${w - 24},${hood + 6} ${w * 0.6},${hood - 3},0`],
      ['edge', `0,${hood + 3},0 ${w * 0.3},${hood + 2} ${w * 0.56},${hood - 1},0`],
      ...grilles[grille](measures),
      plate(grille === 'tall' ? sill + 9 : sill + 20),
    ],
    pairs: [
      [
        'lamp',
        `${w - 5},${high},5 ${w - 2},${low + 3},5 ${w - 12},${low - 1},5 ${w * 0.6},${low + 3},3 ${w * 0.62},${high - 5},4`,
      ],
    ],
  };
};

const tails = ({ w, low, high }: Measures, inner: number): Part => [
  'tail',
  `${w - 5},${high},4 ${w - 2},${low},5 ${inner},${low + 2},3 ${inner + 2},${high - 1},3`,
];

const rears: Readonly<Record<Body['ends']['rear'], (measures: Measures) => Parts>> = {
  lid: (measures) => {
    const { w, sill, low, high } = measures;
    return {
      middle: [
        ['seam', `0,${high + 2},0 ${w - 22},${high + 2},4 ${w * 0.5},${low - 18},6 0,${low - 18},0`],
        ['plastic', `${w * 0.72},${sill + 2},4 ${w * 0.62},${sill + 13},6`],
        plate(low - 15),
      ],
      pairs: [tails(measures, w * 0.46)],
    };
  },
  hatch: (measures) => {
    const { w, r, top, sill, low, high } = measures;
    return {
      middle: [
        ['seam', `${r - 4},${top - 4},6 ${w - 15},${high},6 ${w - 18},${sill + 28},6 0,${sill + 28},0`],
        ['plastic', `${w - 5},${sill},4 ${w - 4},${sill + 16},6`],
        plate((low + sill + 28) / 2 - 8),
      ],
      pairs: [tails(measures, high - low > 30 ? w - 16 : w * 0.56)],
    };
  },
  bed: (measures) => {
    const { w, sill, low, high } = measures;
    return {
      middle: [
        ['seam', `0,${high + 5},0 ${w - 18},${high + 5},2 ${w - 18},${sill + 26},2 0,${sill + 26},0`],
        ['pillar', `14,${high - 8},2 14,${high - 1},2`],
        ['chrome', `${w - 4},${sill + 6},4 ${w - 3},${sill + 20},3`],
        ['rib', `0,${low + 8},0 ${w - 26},${low + 8},0`],
        plate(sill + 6),
      ],
      pairs: [tails(measures, w - 15)],
    };
  },
  doors: (measures) => {
    const { w, r, top, sill } = measures;
    return {
      middle: [
        [
          'seam',
          `0,${top - 8},0 ${r - 10},${top - 8},8 ${w - 14},${sill + 90} ${w - 14},${sill + 18},4 0,${sill + 18},0`,
        ],
        ['seam', `0,${top - 8},0 0,${sill + 18},0`],
        ['plastic', `${w - 3},${sill - 1},4 ${w - 3},${sill + 14},5`],
        plate(sill + 30),
      ],
      pairs: [
        ['glass', `10,${top - 20},6 ${r - 18},${top - 22},8 ${r - 14},${top - 96},6 10,${top - 96},6`],
        tails(measures, w - 11),
      ],
    };
  },
  box: ({ w, sill }) => ({
    middle: [
      ['box', '122,332,2 122,92,2'],
      ['chrome', '122,332,2 122,322,0'],
      ...[300, 268, 236, 204, 172, 140, 114].map((y): Part => ['rib', `0,${y},0 108,${y},0`]),
      ['seam', '0,320,0 108,320,2 108,96,2 0,96,0'],
      ['plastic', `${w},88,2 ${w},70,2`],
      ['pillar', `10,104,2 10,98,2`],
      ['chrome', `${w - 14},${sill + 4},2 ${w - 14},${sill + 14},2`],
    ],
    pairs: [
      ['tail', '100,84,2 84,84,2 84,74,2 100,74,2'],
      ['amber', '118,330,0 108,330,0 108,325,0 118,325,0'],
    ],
  }),
  deck: ({ w, sill }) => ({
    middle: [
      ['plastic', '122,112,2 122,92,2'],
      ['bright', '118,226,2 118,112,0'],
      ['bright', '0,226,0 118,226,0'],
      ['chrome', `${w - 14},${sill + 4},2 ${w - 14},${sill + 14},2`],
    ],
    pairs: [
      ['bright', '40,226,0 40,112,0'],
      ['bright', '80,226,0 80,112,0'],
      ['tail', '112,106,2 92,106,2 92,97,2 112,97,2'],
    ],
  }),
  frame: ({ w }) => ({
    middle: [
      ['glass', '46,252,8 46,206,8'],
      ['pillar', `${w - 6},62,0 ${w - 6},110,4`],
      ['plastic', '44,128,4 44,66,4'],
    ],
    pairs: [
      ['bright', `${w - 8},110,0 ${w - 8},330,0`],
      ['pillar', `${w},0,6 ${w - 50},0,6 ${w - 50},98,6 ${w},98,6`],
      ['plastic', `${w},70,2 ${w - 52},70,2 ${w - 52},14,2 ${w},14,2`],
      ['tail', '64,106,2 46,106,2 46,96,2 64,96,2'],
    ],
  }),
};

/** Rears with the one window that follows from the roof. */
const withWindow: ReadonlySet<string> = new Set(['lid', 'hatch', 'bed', 'deck']);

/** Lowest and highest corner of the parts of a material. */
function reachOf({ parts }: Body, wanted: Material): { low: number; high: number } {
  const heights = parts
    .filter(([material]) => material === wanted)
    .flatMap(([, text]) => corners(text).map(([, y]) => y));
  return { low: Math.min(...heights), high: Math.max(...heights) };
}

/** The vehicle from its front or its rear: derived from what its side shows, and the few measures that a side does not show. */
export function end(body: Body, paint: string, isFront: boolean): string {
  const { sill, tyre, ends, behind = [] } = body;
  const [top, cowl, hood] = ends.heights;
  const [w, r] = [ends.width / 2, ends.roof / 2];
  const isOpen = !body.parts.some(([material]) => material === 'glass');
  const box = behind.find(([material]) => material === 'box');
  const height = box ? Math.max(...corners(box[1]).map(([, y]) => y)) : top;
  const place = { scale: Math.min(300 / ends.width, 268 / height), left: canvas.width / 2, floor: canvas.floor };
  const measures = { w, r, top, cowl, hood, sill, ...reachOf(body, isFront ? 'lamp' : 'tail') };
  const belt = isFront ? cowl : Math.max(cowl - 2, Math.min(measures.high + 4, cowl + 8));
  const foot = !isFront && ends.rear === 'lid' ? measures.high + 6 : belt + 5;
  const isBox = !isFront && ends.rear === 'box';

  const half = (text: string) => {
    const right = corners(text);
    return pathOf([...right, ...mirrored(right)], place, true);
  };
  const outline = [
    `${w - 10},${sill - 3},8 ${w - 2},${sill + 8},12 ${w},${(sill + belt) / 2} ${w - 1},${belt - 6},16 ${w - 9},${belt + 3},9`,
    ...(isOpen ? [] : [`${w - 9},${belt - 4},6 ${w - 10},${belt + 2},8 ${r + 2},${top - 7},16 ${r * 0.5},${top + 1}`]),
  ].map(half);
  const light = [
    stop(0, '#fff', 0.34),
    stop(0.22, '#fff', 0.06),
    stop(0.42, '#fff', 0.24),
    stop(0.6, '#000', 0.05),
    stop(1, '#000', 0.42),
  ].join(' ');
  const windscreen: Part[] = isOpen
    ? [['rail', `0,${top},0 ${r - 8},${top},8 ${r + 6},${belt},0`]]
    : [['glass', `${w - 17},${foot},7 ${r - 6},${(isFront && ends.screen) || top - 9},10`]];
  const { middle, pairs = [] } = isFront ? front(measures, ends.grille) : rears[ends.rear](measures);
  const seats: Part[] = isOpen ? [['seat', `18,${belt},4 20,${belt + 26},8 56,${belt + 26},8 58,${belt},4`]] : [];
  const mirror = `${w - 12},${cowl + 3},2 ${w + 11},${cowl + 2},5 ${w + 12},${cowl + 15},6 ${w - 2},${cowl + 14},6`;
  return [
    `<defs>${gradients}${gradient('s', light)}<g id="b">${outline.map((d) => `<path d="${d}"/>`).join('')}</g></defs>`,
    `<ellipse cx="300" cy="${canvas.floor}" rx="${Math.round(w * place.scale * 1.15)}" ry="11" fill="url(#f)"/>`,
    drawnTwice([['pillar', `${w - 26},0,4 ${w - 3},0,4 ${w - 3},${tyre / 2},0 ${w - 26},${tyre / 2},0`]], place, true),
    drawnTwice([['pillar', `${w - 20},${sill + 4},0 ${w - 30},${sill * 0.55},4`]], place, false),
    box && isFront ? drawnTwice([['box', `122,${height},3 122,90,3`]], place, false) : '',
    drawnTwice(seats, place, true),
    isBox
      ? ''
      : `<use href="#b" fill="${paint}" stroke="#0b0e12" stroke-opacity=".34"/>${outline.map((d) => `<path d="${d}" fill="url(#s)"/>`).join('')}<use href="#b" fill="url(#e)"/>`,
    isFront || withWindow.has(ends.rear) ? drawnTwice(windscreen, place, false) : '',
    drawnTwice(middle, place, false),
    drawnTwice(pairs, place, true),
    `<path d="${[corners(mirror), mirrored(corners(mirror))].map((shape) => pathOf(shape, place, true)).join('')}" fill="${paint}" stroke="#0b0e12" stroke-opacity=".5"/>`,
  ].join('');
}
