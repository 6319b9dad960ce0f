import type { Version } from '../catalogue/types';

/** A feed's words for a vehicle. */
export interface VehicleText {
  make: string;
  /** Often with the trim in it. */
  model: string;
  trim: string | null;
  year: number;
}

/** What the catalogue makes of them. */
export interface VehicleMatch {
  make: { code: string; label: string };
  /** The code is compound, `CAMRY|TOYOTA`. */
  model: { code: string; label: string; seriesCode: string | null };
  /** Null when the words name no known trim. */
  trim: { code: string; label: string } | null;
  /** What was sold under this name in that year, the likeliest version; null when that is unknown. */
  version: Version | null;
}

/** Matches dirty words against the catalogue; says which of them it does not know. */
export type MatchVehicle = (text: VehicleText) => VehicleMatch | { unknown: 'make' | 'model' };
