import type { VehicleShape } from './codes';

/** The facts of a vehicle that determine its shape: codes as in searches, and words. */
export interface VehicleFacts {
  title: string;
  vehicleStyleCodes: readonly string[];
  /** Label or code of the subtype: `Compact SUV`. */
  styleSubtype?: string;
  fuelTypeGroup?: string;
  /** Of commercial vehicles: `BOX_TRUCK`. */
  vehicleType?: string;
  truckCabSize?: string;
}

interface Rule {
  shape: VehicleShape;
  /** Body styles; all by default. */
  styles?: readonly string[];
  /** What one of the other facts contains. */
  where?: Partial<Record<Exclude<keyof VehicleFacts, 'vehicleStyleCodes'>, RegExp>>;
}

/** Shapes in the order in which they are tried: what a vehicle is for, its cab, its fuel, its length, then its style. */
const rules: readonly Rule[] = [
  { shape: 'tractor', where: { title: /\b(tractor|semi)\b/i } },
  { shape: 'box-truck', where: { vehicleType: /^BOX_/ } },
  { shape: 'cargo-van', where: { vehicleType: /^CARGO_/ } },
  { shape: 'flatbed', where: { vehicleType: /./ } },
  { shape: 'flatbed', where: { styleSubtype: /chassis/i } },
  { shape: 'cargo-van', styles: ['VANMV'], where: { styleSubtype: /cargo/i } },
  { shape: 'passenger-van', styles: ['VANMV'], where: { styleSubtype: /passenger/i } },
  { shape: 'minivan', styles: ['VANMV'] },
  { shape: 'regular-cab', styles: ['TRUCKS'], where: { truckCabSize: /^3$/ } },
  { shape: 'extended-cab', styles: ['TRUCKS'], where: { truckCabSize: /^4$/ } },
  { shape: 'crew-cab', styles: ['TRUCKS'] },
  { shape: 'electric-crossover', styles: ['SUVCROSS', 'HATCH'], where: { fuelTypeGroup: /^ELE$/ } },
  { shape: 'off-roader', styles: ['SUVCROSS'], where: { styleSubtype: /off.?road/i } },
  { shape: 'large-suv', styles: ['SUVCROSS'], where: { styleSubtype: /full.?size|large/i } },
  { shape: 'small-suv', styles: ['SUVCROSS'] },
  { shape: 'sports-car', styles: ['COUPE'], where: { styleSubtype: /sport/i } },
  { shape: 'convertible', styles: ['CONVERT'] },
  { shape: 'coupe', styles: ['COUPE'] },
  { shape: 'wagon', styles: ['WAGON'] },
  { shape: 'hatchback', styles: ['HATCH'] },
];

/** Returns the shape that a vehicle is drawn in: that of the first rule that applies, otherwise a sedan's. */
export function vehicleShape(facts: VehicleFacts): VehicleShape {
  const style = facts.vehicleStyleCodes[0];
  const applies = ({ styles, where = {} }: Rule) =>
    (styles === undefined || (style !== undefined && styles.includes(style))) &&
    Object.entries(where).every(([fact, words]) => words.test(facts[fact as keyof typeof where] ?? ''));
  return rules.find(applies)?.shape ?? 'sedan';
}
