import type { Layout } from './types';

/** The words of the catalogue's notation, and the codes of the vocabulary that they stand for. */

export const bodies: Record<string, { style: string; subtype: string }> = Object.fromEntries(
  [
    [
      'sedan',
      'SEDAN',
      'SEDAN',
      { sub: 'SUBCOMPACT', compact: 'COMPACT', mid: 'MIDSIZE', full: 'FULLSIZE', lux: 'LUXURY' },
    ],
    [
      'suv',
      'SUVCROSS',
      'SUV',
      { sub: 'SUBCOMPACT', compact: 'COMPACT', mid: 'MIDSIZE', full: 'FULLSIZE', lux: 'LUXURY', off: 'OFFROAD' },
    ],
    ['van', 'VANMV', 'VAN', { mini: 'MINI', pass: 'PASSENGER', cargo: 'CARGO' }],
    [
      'truck',
      'TRUCKS',
      'TRUCK',
      { compact: 'COMPACT', mid: 'MIDSIZE', full: 'FULLSIZE', heavy: 'HEAVY', chassis: 'CHASSIS' },
    ],
    ['coupe', 'COUPE', 'COUPE', { sport: 'SPORT', lux: 'LUXURY' }],
    ['convert', 'CONVERT', 'CONVERT', { road: 'ROADSTER', soft: 'SOFTTOP' }],
    ['hatch', 'HATCH', 'HATCH', { compact: 'COMPACT', sport: 'SPORT' }],
    ['wagon', 'WAGON', 'WAGON', { family: 'FAMILY', outdoor: 'OUTDOOR' }],
  ].flatMap((row) => {
    const [word, style, prefix, kinds] = row as [string, string, string, Record<string, string>];
    return Object.entries(kinds).map(([kind, suffix]) => [
      `${word}.${kind}`,
      { style, subtype: `${prefix}_${suffix}` },
    ]);
  }),
);

/** Default by `vehicleStyleCode`, for lines that do not say it. */
export const defaultDoors: Record<string, number> = { COUPE: 2, CONVERT: 2, HATCH: 5 };

/** Default by subtype, then by style, for lines that do not say it. */
export const defaultSeats: Record<string, number> = {
  COUPE: 4,
  CONVERT: 4,
  CONVERT_ROADSTER: 2,
  VAN_MINI: 7,
  VAN_PASSENGER: 12,
  VAN_CARGO: 2,
  TRUCKS: 3,
};

/** Cabs and their seats; with a bench, a full-size extended or crew cab has six. */
export const cabs: Record<string, Omit<Layout, 'bed'>> = {
  reg: { cab: '3', doors: 2, seats: 3 },
  reg2: { cab: '3', doors: 2, seats: 2 },
  ext: { cab: '4', doors: 4, seats: 4 },
  ext2d: { cab: '4', doors: 2, seats: 4 },
  ext6: { cab: 'EXT', doors: 4, seats: 6 },
  crew: { cab: 'CREW', doors: 4, seats: 5 },
  crew6: { cab: 'EXT', doors: 4, seats: 6 },
};

export const beds: Record<string, string> = { short: 'SHORT', std: 'STANDARD', long: 'LONG' };

export const upfits: Record<string, string> = {
  box: 'BOX_TRUCK',
  cargo: 'CARGO_VAN',
  dump: 'DUMP_TRUCK',
  flatbed: 'FLATBED',
  service: 'SERVICE_BODY',
  stake: 'STAKE_TRUCK',
  tow: 'TOW_TRUCK',
};

export const fuels: Record<string, string> = {
  electric: 'ELE',
  hybrid: 'HYB',
  phev: 'PIH',
  diesel: 'DSL',
  hydrogen: 'HYD',
  flex: 'ALT',
  cng: 'ALT',
};

export const layoutNames: Record<string, string> = { I: 'I', V: 'V', H: 'Flat-', W: 'W', R: 'Rotary' };
