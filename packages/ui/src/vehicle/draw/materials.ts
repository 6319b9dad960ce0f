import { corners, mirrored, type Placing, pathOf } from './path';

/** What parts are made of, as attributes of their paths. */
export const materials = {
  glass: 'fill="url(#g)" stroke="#14171a" stroke-width="1.6"',
  pane: 'fill="#2c343c" fill-opacity=".9"',
  pillar: 'fill="#121518"',
  plastic: 'fill="#1f2226"',
  chrome: 'fill="url(#m)"',
  box: 'fill="#eceeef" stroke="#0b0e12" stroke-opacity=".3"',
  tint: 'fill="#0b0e12" fill-opacity=".1"',
  shine: 'fill="#fff" fill-opacity=".16"',
  lamp: 'fill="url(#l)" stroke="#14181c" stroke-opacity=".6" stroke-width=".8"',
  tail: 'fill="url(#t)" stroke="#14181c" stroke-opacity=".45" stroke-width=".7"',
  amber: 'fill="#d98a2b"',
  seat: 'fill="#2a2e33"',
  seam: 'fill="none" stroke="#0b0e12" stroke-opacity=".5"',
  rib: 'fill="none" stroke="#0b0e12" stroke-opacity=".14"',
  edge: 'fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1"',
  rail: 'fill="none" stroke="#191c20" stroke-width="2.6"',
  bright: 'fill="none" stroke="#c6ccd1" stroke-width="2"',
} as const;
export type Material = keyof typeof materials;

/** One part: its material and its corners, see `corners`. */
export type Part = readonly [Material, string];

const isLine = (material: Material) => materials[material].startsWith('fill="none"');

/** Returns the markup of parts in their order. */
export const drawn = (parts: readonly Part[], place: Placing): string =>
  parts
    .map(([material, text]) => `<path d="${pathOf(corners(text), place, !isLine(material))}" ${materials[material]}/>`)
    .join('');

/** Returns the markup of parts that are as wide to the left as to the right: given by their right half, or twice if they are `pairs`. */
export const drawnTwice = (parts: readonly Part[], place: Placing, pairs: boolean): string =>
  parts
    .map(([material, text]) => {
      const right = corners(text);
      const left = mirrored(right);
      const shapes = pairs || isLine(material) ? [right, left] : [[...right, ...left]];
      const path = shapes.map((shape) => pathOf(shape, place, !isLine(material))).join('');
      return `<path d="${path}" ${materials[material]}/>`;
    })
    .join('');
