/** Kinds with a drawing: body styles by code, and three kinds that only a subtype identifies. */
export const vehicleBodies = [
  'SEDAN',
  'COUPE',
  'CONVERT',
  'HATCH',
  'WAGON',
  'SUVCROSS',
  'OFFROAD',
  'TRUCKS',
  'VANMV',
  'CARGOVAN',
  'BOXTRUCK',
] as const;
export type VehicleBody = (typeof vehicleBodies)[number];

/** Simple exterior colours that have a paint, by their codes. */
export const vehicleColors = [
  'BLACK',
  'WHITE',
  'SILVER',
  'GRAY',
  'BLUE',
  'RED',
  'GREEN',
  'BROWN',
  'BEIGE',
  'GOLD',
  'ORANGE',
  'YELLOW',
  'PURPLE',
  'BURGUNDY',
  'TURQUOISE',
] as const;
export type VehicleColor = (typeof vehicleColors)[number];

/** Places and wheels that a vehicle may have, in each silhouette of its style. */
export const vehicleLooks = 6;
/** How many silhouettes each style has: compact, usual, large. */
export const vehicleSilhouettes = 3;
/** How many vehicles there are of one body style in one colour. They differ in silhouette, wheels and place. */
export const vehicleVariants = vehicleLooks * vehicleSilhouettes;

/** The views of a vehicle in display order, with their labels. */
export const vehicleViews = {
  side: 'Side view',
  'front-quarter': 'From the front and the side',
  front: 'Front',
  'rear-quarter': 'From the rear and the side',
  rear: 'Rear',
  dashboard: 'Dashboard',
  seats: 'Front seats',
  wheel: 'Front wheel',
  instruments: 'Instruments',
  bench: 'Rear seats',
  cargo: 'Cargo space',
  screen: 'Screen',
  left: 'Other side',
  console: 'Center console',
  headlight: 'Headlight',
  taillight: 'Taillight',
  engine: 'Under the hood',
  door: 'Door',
  steering: 'Steering wheel',
  grille: 'Grille',
  mirror: 'Door mirror',
  'rear-wheel': 'Rear wheel',
  tailgate: 'Rear, close',
  keys: 'Keys',
} as const;
export type VehicleView = keyof typeof vehicleViews;

/** The views in their order. */
export const vehicleViewNames = Object.keys(vehicleViews) as VehicleView[];

/** Size of every picture in its own units and, at one time, in pixels. */
export const vehicleSize = { width: 640, height: 420 } as const;

const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T => all.includes(text as T);

const bodyBySubtype: readonly (readonly [RegExp, VehicleBody])[] = [
  [/box|stake|dump|flat.?bed|tow|service.?body|chassis/i, 'BOXTRUCK'],
  [/cargo|passenger.?van|van.?passenger/i, 'CARGOVAN'],
  [/off.?road/i, 'OFFROAD'],
];

/** Returns the drawing for a body style code, or for a more specific subtype. A sedan if both are unknown. */
export function vehicleBody(bodyStyle: string | undefined, subtype?: string): VehicleBody {
  const special = bodyBySubtype.find(([words]) => subtype !== undefined && words.test(subtype));
  if (special) return special[1];
  const code = bodyStyle?.toUpperCase();
  return isOneOf(vehicleBodies, code) ? code : 'SEDAN';
}

/** Returns the paint for a simple colour code; default: silver. */
export function vehicleColor(color: string | undefined): VehicleColor {
  const code = color?.toUpperCase();
  return isOneOf(vehicleColors, code) ? code : 'SILVER';
}

const silhouetteBySubtype: readonly (readonly [RegExp, number])[] = [
  [/compact|small|mini\b|roadster/i, 0],
  [/full|large|luxury|heavy|sport/i, 2],
  [/./, 1],
];

/** A variant, `0 … vehicleVariants - 1`: its silhouette by the subtype, the rest by a text such as a listing's id, always the same. */
export function vehicleVariant(seed: string, subtype?: string): number {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  const chance = (hash ^ (hash >>> 15)) >>> 0;
  const [, silhouette] = silhouetteBySubtype.find(([words]) => subtype !== undefined && words.test(subtype)) ?? [];
  return (
    (silhouette ?? Math.floor(chance / vehicleLooks) % vehicleSilhouettes) * vehicleLooks + (chance % vehicleLooks)
  );
}
