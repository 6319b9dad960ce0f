import type { Version } from '../catalogue';

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
  /** The code is compound, `CAMRY|TOYOTA`. One that the catalogue does not have is called as the feed calls it, and not listed. */
  model: { code: string; label: string; seriesCode: string | null; listed: boolean };
  /** Null when the words name no known trim. */
  trim: { code: string; label: string } | null;
  /** What was sold under this name in that year, the likeliest version; null when that is unknown. */
  version: Version | null;
}

/** What else the feed says, as far as it tells versions of a vehicle apart; null where it says nothing. */
export interface VehicleHints {
  fuelTypeGroup: string | null;
  cylinders: number | null;
  litres: number | null;
  driveGroup: string | null;
  transmissionCode: string | null;
}

/** Matches dirty words against the catalogue; says which of them it does not know. */
export type MatchVehicle = (text: VehicleText, hints: VehicleHints) => VehicleMatch | { unknown: 'make' | 'model' };
