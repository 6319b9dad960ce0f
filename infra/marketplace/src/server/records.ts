import * as z from 'zod';
import { feedFields, type Mapping } from '../feed/mapping';
import { duplicateOf, type Finding, type Reason } from '../feed/outcome';
import { RowReader } from '../feed/row';
import { type RowItems, toItems } from '../feed/to-items';
import type { MatchVehicle } from '../feed/vehicles';
import { ProblemError } from '../problems';

/** Largest number of records in a request. */
export const maxRecords = 1_000;

const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A listing with its seller, in the fields of a feed's mapping. */
export const recordSchema = z.looseObject(
  Object.fromEntries(feedFields.map((field) => [field, cellSchema.optional()])) as Record<
    (typeof feedFields)[number],
    z.ZodOptional<typeof cellSchema>
  >,
);

/** A value of a record that cannot be used, and why. */
export interface RecordFinding {
  field: string;
  value: string;
  reason: Reason;
}

/** The outcome of a record. */
export interface ReadRecord {
  /** Null when it is rejected. */
  items: RowItems | null;
  /** Null unless it is rejected. */
  rejection: RecordFinding | null;
  /** Values that the listing is written without. */
  leftOut: RecordFinding[];
}

/** Each field is its own column; a record may leave out the optional ones. */
const mapping: Mapping = {
  ...{ requires: 'needed', types: [], nullTokens: [], values: {} },
  fields: Object.fromEntries(feedFields.map((field) => [field, field])),
};
const reader = new RowReader(mapping, feedFields);

/** Number of records after which other requests get a turn. */
const SLICE = 100;

/** Returns the records of a body: an array, or a single one. @throws ProblemError `bad-type`, `bad-body`, `too-large` */
export function recordsOf(body: unknown): readonly unknown[] {
  if (body === undefined) {
    throw new ProblemError(
      'bad-type',
      'Send one record or an array of them as JSON, with the Content-Type application/json.',
    );
  }
  const records = Array.isArray(body) ? body : [body];
  if (records.length === 0) throw new ProblemError('bad-body', 'The array is empty. Send at least one record.');
  if (records.length <= maxRecords) return records;
  throw new ProblemError(
    'too-large',
    `The array has ${records.length} records, and ${maxRecords} are taken at most. Send the others in further requests.`,
  );
}

/**
 * Reads records as an import reads the rows of a feed: by the same rules, with the same ids, and the first of two records of a
 * vehicle counts.
 */
export async function readRecords(
  records: readonly unknown[],
  match: MatchVehicle,
  now: number,
): Promise<ReadRecord[]> {
  const read: ReadRecord[] = [];
  const seen = new Set<string>();
  for (const [at, record] of records.entries()) {
    if (at > 0 && at % SLICE === 0) await new Promise(setImmediate);
    const each = readRecord(record, match, now);
    const listing = each.items?.listing;
    if (listing !== undefined && seen.has(listing.id)) {
      read.push(rejected({ ...duplicateOf(listing), value: listing.vin ?? '' }));
      continue;
    }
    if (listing !== undefined) seen.add(listing.id);
    read.push(each);
  }
  return read;
}

function readRecord(record: unknown, match: MatchVehicle, now: number): ReadRecord {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) {
    const [field = ''] = parsed.error.issues[0]?.path ?? [];
    return rejected({ field: String(field), value: '', reason: 'unreadable' });
  }
  const cells = feedFields.map((field) => String(parsed.data[field] ?? ''));
  const row = reader.read(1, cells);
  const items = toItems(row, match, now);
  const findings = row.findings.map(({ outcome: _, line: __, ...finding }): RecordFinding => finding);
  if (items === null || row.isRejected) return rejected(findings[row.findings.findIndex(isRejection)]!);
  return { items, rejection: null, leftOut: [...unknownFields(parsed.data), ...findings] };
}

function isRejection({ outcome }: Finding): boolean {
  return outcome === 'rejected';
}

function rejected(rejection: RecordFinding): ReadRecord {
  return { items: null, rejection, leftOut: [] };
}

/** Most often a misspelling. */
function unknownFields(record: Readonly<Record<string, unknown>>): RecordFinding[] {
  return Object.entries(record)
    .filter(([field]) => !(feedFields as readonly string[]).includes(field))
    .map(([field, value]) => ({ field, value: (JSON.stringify(value) ?? '').slice(0, 200), reason: 'unknown-field' }));
}
