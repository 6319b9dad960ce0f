/** What has a drawing: the body styles by their codes, and three kinds that only a subtype tells. */
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

/** How many pictures there are of one body style in one colour. They differ in shape, wheels and place. */
export const vehicleVariants = 6;

/** Size of every picture in its own units and, at one time, in pixels. */
export const vehicleSize = { width: 640, height: 420 } as const;

const isOneOf = <T extends string>(all: readonly T[], text: string | undefined): text is T => all.includes(text as T);

const bodyBySubtype: readonly (readonly [RegExp, VehicleBody])[] = [
  [/box|stake|dump|flat.?bed|tow|service.?body|chassis/i, 'BOXTRUCK'],
  [/cargo|passenger.?van|van.?passenger/i, 'CARGOVAN'],
  [/off.?road/i, 'OFFROAD'],
];

/** The drawing for a body style code; the subtype decides where it says more. A sedan where neither is known. */
export function vehicleBody(bodyStyle: string | undefined, subtype?: string): VehicleBody {
  const special = bodyBySubtype.find(([words]) => subtype !== undefined && words.test(subtype));
  if (special) return special[1];
  const code = bodyStyle?.toUpperCase();
  return isOneOf(vehicleBodies, code) ? code : 'SEDAN';
}

/** The paint for a simple colour code; silver where it has none. */
export function vehicleColor(color: string | undefined): VehicleColor {
  const code = color?.toUpperCase();
  return isOneOf(vehicleColors, code) ? code : 'SILVER';
}

/** A variant, `0 … vehicleVariants - 1`, that a text such as a listing's id always leads to. */
export function vehicleVariant(seed: string): number {
  let hash = 2166136261;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % vehicleVariants;
}
