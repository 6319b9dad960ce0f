import type { Listing } from './contract';

/** The facts of a listing that its pictures need: the names of its fields, for schemas that pick them. */
export const picturedFields = {
  ...{ title: true, images: true, vehicleStyleCodes: true, styleSubtype: true, vehicleType: true },
  ...{ truckCabSize: true, fuelTypeGroup: true, extColorSimple: true },
} as const satisfies Partial<Record<keyof Listing, true>>;

export type Pictured = Pick<Listing, keyof typeof picturedFields>;
