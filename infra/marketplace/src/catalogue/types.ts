import type { ReferenceOption } from '@forecourt/search-state';

/** The facts of the US market that listings are described by. Codes are those of the vocabulary and of search-state. */
export interface Make extends ReferenceOption {
  /** Other spellings in dealers' feeds. */
  aliases: readonly string[];
  /** World manufacturer identifiers, the first three characters of a VIN. */
  wmi: readonly string[];
  models: readonly Model[];
}

export interface Model extends ReferenceOption {
  makeCode: string;
  /** The family of models that it belongs to; the code is compound, `3SERIES|BMW`. */
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
  /** What was sold under this name; several may share a year, for example two engines. */
  versions: readonly Version[];
}

export interface Version {
  firstYear: number;
  lastYear: number;
  vehicleStyleCode: string;
  bodyStyleSubtypeCode: string;
  /** Uses of a commercial vehicle, codes of `vehicleType`; empty for a vehicle for people. */
  vehicleTypes: readonly string[];
  /** The cabs and beds of a truck, the seatings of others; at least one. */
  layouts: readonly Layout[];
  /** Codes of `fuelTypeGroup`. */
  fuelTypeGroup: string;
  /** Null when it has no combustion engine. */
  engine: Engine | null;
  horsepower: number | null;
  transmissions: readonly Transmission[];
  /** Codes of `driveGroup`, the one that the price is for first. */
  drives: readonly string[];
  /** Says 4WD rather than AWD. */
  fourWheelDrive: boolean;
  /** EPA miles a gallon; null for electric vehicles and heavy trucks. */
  mpg: { city: number; highway: number } | null;
  /** Electric miles on one charge. */
  electricRange: number | null;
  /** US dollars, new, in its last year. */
  msrp: number;
}

export interface Layout {
  doors: number;
  seats: number;
  /** Codes of `truckCabSize` and `truckBedLength`; null for what has none. */
  cab: string | null;
  bed: string | null;
}

export interface Engine {
  /** 2 rotors for a rotary engine. */
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

/** A make as written in `makes/`: its models are not expanded yet. */
export interface MakeSource {
  code: string;
  label: string;
  aliases: readonly string[];
  wmi: readonly string[];
  lines: readonly Line[];
}

/** The last model year on sale; what an open range of years means. */
export const lastModelYear = 2027;
/** The first model year that the catalogue describes. */
export const firstModelYear = 1995;
