import type { Experience, MultiParam, NumberParam, TextParam } from './params';

/** What a fragment asks for. The pure reducer turns state + intent into the next state. */
export type Intent =
  /** Adds the value when absent, removes it when present; `on` forces either. Removing a make or model removes what depends on it (R6). */
  | { type: 'toggle'; param: MultiParam; value: string; on?: boolean }
  /** Replaces all the values of a multi-valued parameter; an empty list removes it. */
  | { type: 'select'; param: MultiParam; values: readonly string[] }
  /**
   * Sets one or both ends of a range, or a single number; null removes (R10, R40). `live` while a slider is being dragged:
   * the search waits until it rests, and the history entry is replaced (R20, R21).
   */
  | { type: 'range'; values: Partial<Record<RangeParam, number | null>>; live?: boolean }
  /** Sets a single-valued text box; `off` when a box is unchecked (R22), null removes. */
  | {
      type: 'set';
      param: Exclude<TextParam, 'sortBy' | 'zip' | 'city' | 'state' | 'experience' | 'keyword'>;
      value: string | null;
    }
  | { type: 'sort'; sortBy: string }
  /** Searches for words; null removes. `live` while they are being typed, as for `range`. */
  | { type: 'keyword'; text: string | null; live?: boolean }
  /** Moves to the page that begins at this record. Keeps everything else. */
  | { type: 'page'; firstRecord: number }
  /** Appends the next page; the one intent that does not reset pagination and writes no history entry (R21, R55). */
  | { type: 'loadMore' }
  /** A ZIP, or a city with its state; null clears the location. Radius 0 means any distance (R9). */
  | { type: 'location'; zip?: string | null; city?: string | null; state?: string | null; searchRadius?: number }
  /** A category tab (R29). */
  | { type: 'category'; category: Category }
  /** Enters a way of shopping, or leaves the present one (null): what the buttons outside the tabs do (R29). */
  | { type: 'experience'; experience: Experience | null }
  /** Removes the one chip with this key, as given by `chips()`. */
  | { type: 'removeChip'; key: string }
  /** Clears the filters; keeps location and sort. */
  | { type: 'clear' };

/** Numbers that are filters. */
export type RangeParam = Exclude<NumberParam, 'firstRecord' | 'numRecords' | 'searchRadius'>;

/** Category tabs of the results page (section 2), in their order. */
export const categories = ['all', 'best-deals', 'buy-online', 'by-owner', 'certified'] as const;
export type Category = (typeof categories)[number];

/** How an intent is to be written to the history: a new entry, the present one replaced, or nothing (R21). */
export type HistoryMode = 'push' | 'replace' | 'none';
