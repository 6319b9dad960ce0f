/** The bodies that are drawn. */
export const vehicleShapes = [
  'sedan',
  'coupe',
  'sports-car',
  'convertible',
  'hatchback',
  'wagon',
  'small-suv',
  'large-suv',
  'off-roader',
  'electric-crossover',
  'minivan',
  'passenger-van',
  'cargo-van',
  'regular-cab',
  'extended-cab',
  'crew-cab',
  'box-truck',
  'flatbed',
  'tractor',
] as const;
export type VehicleShape = (typeof vehicleShapes)[number];

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

/** The views of a vehicle in display order, with their labels. */
export const vehicleViews = { side: 'Side', front: 'Front', rear: 'Rear' } as const;
export type VehicleView = keyof typeof vehicleViews;

/** The views in their order. */
export const vehicleViewNames = Object.keys(vehicleViews) as VehicleView[];

/** Size of every drawing, px, and the ratio of every picture. */
export const vehicleSize = { width: 600, height: 400 } as const;

/** Returns the paint for a simple colour code; default: silver. */
export function vehicleColor(color: string | undefined): VehicleColor {
  const code = color?.toUpperCase();
  return vehicleColors.find((known) => known === code) ?? 'SILVER';
}
