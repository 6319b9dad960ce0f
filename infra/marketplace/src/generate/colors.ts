import type { Random } from './random';
import { Weighted } from './weighted';

interface Paint {
  /** Code of `extColorSimple` or `intColorSimple`. */
  code: string;
  /** The names that sellers use. */
  names: readonly string[];
}

/** Each code with its percentage of cars, and its names. */
const exterior: readonly [code: string, share: number, names: string][] = [
  [
    'WHITE',
    25.5,
    'White, Summit White, Glacier White Pearl, Polar White, Alpine White, Ivory White, Platinum White Pearl',
  ],
  ['BLACK', 22, 'Black, Midnight Black Metallic, Jet Black, Obsidian Black Metallic, Ebony Black, Crystal Black Pearl'],
  ['GRAY', 20, 'Gray, Magnetic Gray Metallic, Slate Gray, Granite Crystal Metallic, Urban Gray, Graphite Metallic'],
  ['SILVER', 11.5, 'Silver, Silver Ice Metallic, Lunar Silver Metallic, Sterling Silver, Brilliant Silver Metallic'],
  [
    'BLUE',
    9.5,
    'Blue, Deep Ocean Blue, Lunar Blue Metallic, Blueprint, Midnight Blue Pearl, Cavalry Blue, Harbor Blue Metallic',
  ],
  ['RED', 6.8, 'Red, Ruby Flare Pearl, Velvet Red, Cherry Red Tintcoat, Soul Red, Rally Red'],
  ['GREEN', 1.7, 'Green, Forest Green Metallic, Army Green, Sage Green, Cypress Green'],
  ['BROWN', 0.9, 'Brown, Mocha Bronze Metallic, Walnut Brown, Espresso Metallic'],
  ['BURGUNDY', 0.7, 'Burgundy, Dark Cherry Metallic, Merlot Pearl'],
  ['BEIGE', 0.6, 'Beige, Desert Sand, Champagne, Quicksand'],
  ['ORANGE', 0.5, 'Orange, Sunset Orange, Inferno Orange, Tangerine Metallic'],
  ['GOLD', 0.4, 'Gold, Pale Gold Metallic, Desert Gold'],
  ['YELLOW', 0.3, 'Yellow, Triple Yellow, Solar Yellow'],
  ['PURPLE', 0.1, 'Purple, Plum Metallic, Amethyst'],
  ['TURQUOISE', 0.1, 'Turquoise, Lagoon Metallic, Cavern Teal'],
];

const interior: readonly [code: string, share: number, names: string][] = [
  ['BLACK', 61, 'Black, Jet Black, Ebony, Charcoal Black, Onyx'],
  ['GRAY', 17, 'Gray, Ash, Dark Galvanized, Graystone, Medium Slate'],
  ['BEIGE', 9.5, 'Beige, Parchment, Sandstone, Almond'],
  ['BROWN', 6.5, 'Brown, Saddle Brown, Cognac, Chestnut, Mocha'],
  ['RED', 2.5, 'Red, Circuit Red, Adrenaline Red'],
  ['WHITE', 2.3, 'White, Ivory, Snow White'],
  ['BLUE', 0.8, 'Blue, Navy, Indigo Blue'],
  ['BURGUNDY', 0.4, 'Burgundy, Garnet'],
];

const paints = (rows: typeof exterior) =>
  new Weighted(rows.map(([code, share, names]): [Paint, number] => [{ code, names: names.split(', ') }, share]));
const exteriors = paints(exterior);
const interiors = paints(interior);

/** Colours weighted by their frequency on the road, each a code with a name. */
export function pickColors(random: Random): { exterior: ColorChoice; interior: ColorChoice } {
  return { exterior: choose(exteriors, random), interior: choose(interiors, random) };
}

export interface ColorChoice {
  code: string;
  name: string;
}

function choose(from: Weighted<Paint>, random: Random): ColorChoice {
  const { code, names } = from.pick(random);
  return { code, name: random.pick(names) };
}
