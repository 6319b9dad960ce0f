import type { ReferenceOption } from '@forecourt/search-state';

/** The facts of the US market that describe listings. Codes are those of the vocabulary and of search-state. */
export interface Make extends ReferenceOption {
  /** Other spellings, in dealers' feeds. */
  aliases: readonly string[];
  /** World manufacturer identifiers, the first three characters of a VIN. */
  wmi: readonly string[];
  models: readonly Model[];
}

export interface Model extends ReferenceOption {
  makeCode: string;
  /** The family of models; the code is compound, `3SERIES|BMW`. */
  series: ReferenceOption | null;
  aliases: readonly string[];
  /** New vehicles sold in the US in a typical year, in thousands. */
  sales: number;
  firstYear: number;
  lastYear: number;
  trims: readonly Trim[];
}

export interface Trim extends ReferenceOption {
  firstYear: number;
  lastYear: number;
  /** The versions sold under this name; several may share a year, for example two engines. */
  versions: readonly Version[];
}

export interface Version {
  firstYear: number;
  lastYear: number;
  vehicleStyleCode: string;
  bodyStyleSubtypeCode: string;
  /** Uses of a commercial vehicle, codes of `vehicleType`; empty for a passenger vehicle. */
  vehicleTypes: readonly string[];
  /** The cabs and beds of a truck, the seating layouts of others; at least one. */
  layouts: readonly Layout[];
  /** Codes of `fuelTypeGroup`. */
  fuelTypeGroup: string;
  /** Null if it has no combustion engine. */
  engine: Engine | null;
  horsepower: number | null;
  transmissions: readonly Transmission[];
  /** Codes of `driveGroup`; the price is that of the first one. */
  drives: readonly string[];
  /** Whether its maker calls all-wheel drive 4WD. */
  fourWheelDrive: boolean;
  /** EPA miles per gallon; null for electric vehicles and heavy trucks. */
  mpg: { city: number; highway: number } | null;
  /** Electric range on one charge, miles. */
  electricRange: number | null;
  /** Price when new, in its last year; US dollars. */
  msrp: number;
}

export interface Layout {
  doors: number;
  seats: number;
  /** Codes of `truckCabSize` and `truckBedLength`; null if it has none. */
  cab: string | null;
  bed: string | null;
}

export interface Engine {
  /** For a rotary engine the number of rotors, 2. */
  cylinders: number;
  /** Code of `engineCode`. */
  code: string;
  litres: number;
  /** `2.5L I4 Turbo` */
  label: string;
}

export interface Transmission {
  /** Code of `transmissionCode`. */
  code: string;
  /** `8-Speed Automatic` */
  label: string;
}

/** A line of a file of `makes/`, without its comment. */
export interface Line {
  /** The file and the number of the line, `makes/bmw.txt:12`. */
  at: string;
  text: string;
}

/** A make as written in `makes/`, with its models not expanded yet. */
export interface MakeSource {
  code: string;
  label: string;
  aliases: readonly string[];
  wmi: readonly string[];
  lines: readonly Line[];
}

/** The last model year on sale; the end of an open range of years. */
export const lastModelYear = 2027;
/** The first model year that the catalogue describes. */
export const firstModelYear = 1995;
