import type { Version } from '../catalogue';

/** A feed's words for a vehicle. */
export interface VehicleText {
  make: string;
  /** Often includes the trim. */
  model: string;
  trim: string | null;
  year: number;
}

/** The catalogue's entries for a feed's words. */
export interface VehicleMatch {
  make: { code: string; label: string };
  /** The code is compound, `CAMRY|TOYOTA`. A model that the catalogue does not have keeps the feed's name, and is not listed. */
  model: { code: string; label: string; seriesCode: string | null; listed: boolean };
  /** Null if the words name no known trim. */
  trim: { code: string; label: string } | null;
  /** The likeliest version sold under this name in that year; null if that is unknown. */
  version: Version | null;
}

/** The feed's other facts that distinguish versions of a vehicle; null if it does not state them. */
export interface VehicleHints {
  fuelTypeGroup: string | null;
  cylinders: number | null;
  litres: number | null;
  driveGroup: string | null;
  transmissionCode: string | null;
}

/** Matches unclean words with the catalogue, or returns which of them it does not know. */
export type MatchVehicle = (text: VehicleText, hints: VehicleHints) => VehicleMatch | { unknown: 'make' | 'model' };
