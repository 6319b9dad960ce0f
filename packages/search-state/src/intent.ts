import type { Experience, MultiParam, NumberParam, TextParam } from './params';

/** A change of the search that a fragment requests. The pure reducer turns state + intent into the next state. */
export type Intent =
  /** Adds the value if absent, removes it if present; `on` forces either. Removing a make or model removes the values that depend on it (R6). */
  | { type: 'toggle'; param: MultiParam; value: string; on?: boolean }
  /** Replaces all values of a multi-valued parameter; an empty list removes it. */
  | { type: 'select'; param: MultiParam; values: readonly string[] }
  /**
   * Sets one or both ends of a range, or a single number; null removes (R10, R40). `live` while a slider is being
   * dragged: the search waits until it rests, and the history entry is replaced (R20, R21).
   */
  | { type: 'range'; values: Partial<Record<RangeParam, number | null>>; live?: boolean }
  /** Sets a single-valued text or box; `off` if the box is unchecked (R22), null removes. */
  | {
      type: 'set';
      param: Exclude<TextParam, 'sortBy' | 'zip' | 'city' | 'state' | 'experience' | 'keyword'>;
      value: string | null;
    }
  | { type: 'sort'; sortBy: string }
  /** Searches for words; null removes. `live` while they are being typed, as with `range`. */
  | { type: 'keyword'; text: string | null; live?: boolean }
  /** Moves to the page with this first record; nothing else changes. */
  | { type: 'page'; firstRecord: number }
  /** Appends the next page; the only intent that neither resets pagination nor writes a history entry (R21, R55). */
  | { type: 'loadMore' }
  /** Sets a ZIP, or a city with its state; null clears the location. Radius 0 means any distance (R9). */
  | { type: 'location'; zip?: string | null; city?: string | null; state?: string | null; searchRadius?: number }
  /** Enters a category tab (R29). */
  | { type: 'category'; category: Category }
  /** Enters a way of shopping, or leaves the current one (null), as the buttons outside the tabs do (R29). */
  | { type: 'experience'; experience: Experience | null }
  /** Removes the chip with this key, from `chips()`. */
  | { type: 'removeChip'; key: string }
  /** Clears the filters; location and sort stay. */
  | { type: 'clear' };

/** Numbers that are filters. */
export type RangeParam = Exclude<NumberParam, 'firstRecord' | 'numRecords' | 'searchRadius'>;

/** Category tabs of the results page (section 2), in their order. */
export const categories = ['all', 'best-deals', 'buy-online', 'by-owner', 'certified'] as const;
export type Category = (typeof categories)[number];

/** How an intent is written to the history: as a new entry, in place of the current one, or not at all (R21). */
export type HistoryMode = 'push' | 'replace' | 'none';
