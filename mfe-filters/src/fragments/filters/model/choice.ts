import type { MultiParam } from '@forecourt/search-state';

/** One box of a facet, ready to be drawn. */
export interface Choice {
  /** Where it writes to; third-row seating among the seats is a feature (R25). */
  param: MultiParam;
  value: string;
  label: string;
  /** Absent for a value that the search's answer does not list. */
  count?: number;
  selected: boolean;
  /** Has no result and is not selected: shown, but cannot be chosen (R24). */
  disabled: boolean;
  colorValue?: string;
  moreInfo?: string;
  badge?: string;
  /** A picture of it, on this site. */
  src?: string;
}
