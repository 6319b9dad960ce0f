/** A fault of a row. */
export interface Finding {
  /** Line in the file, the first being 1. */
  line: number;
  /** `rejected`: the row is not in the inventory. `blanked`: the row is, without this value. */
  outcome: 'rejected' | 'blanked';
  field: string;
  /** The value as in the file. */
  value: string;
  reason: Reason;
}

/** Every reason with its explanation for people, for a feed's rows and for single records; the README's table says when each applies. */
export const reasons = {
  'columns-missing': 'the row has fewer columns than the header, or more that are not empty',
  unreadable: 'the row is not valid CSV or JSON',
  'duplicate-row': 'the same row stands further up',
  'duplicate-vin': 'a vehicle with this VIN stands further up',
  'duplicate-vehicle': 'the same vehicle, without a VIN, stands further up',
  missing: 'the value is missing',
  'not-a-year': 'the year is not a number',
  'year-out-of-range': 'the year is before 1900 or after next year',
  'unknown-make': 'the catalogue has no such make',
  'unknown-model': 'the words name no model of this make, or are too long to be a name',
  'not-a-vin': 'a VIN has 17 letters and digits, without I, O and Q, and not all the same',
  'not-a-number': 'the value is not a number',
  'no-price': 'a price of 0 or 1 is a placeholder',
  'price-too-high': 'more than $9,999,999 cannot be',
  'mileage-too-high': 'more than 999,999 miles cannot be',
  'not-a-zip': 'a ZIP code has five digits',
  'unknown-zip': 'there is no such ZIP code',
  'not-a-state': 'that is no state of the USA',
  'no-such-value': 'the words say nothing that is known',
  'unknown-field': 'there is no such field',
} as const;

export type Reason = keyof typeof reasons;

/** Returns the rejection of a row whose vehicle is in an earlier row: by its VIN, or by the whole vehicle. */
export function duplicateOf({ vin }: { vin: string | null }): Pick<Finding, 'field' | 'reason'> {
  return vin === null ? { field: '', reason: 'duplicate-vehicle' } : { field: 'vin', reason: 'duplicate-vin' };
}
