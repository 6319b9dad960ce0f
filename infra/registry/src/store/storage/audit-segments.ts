/** The audit log in a bucket: segments of lines that never change, each with the key of the one before. The latest entries are in the state. */
import { parseJson } from '@forecourt/service';
import * as z from 'zod';
import { chain, digestOf, readLine, whyNoLink } from '../audit-chain';
import { type Bucket, BucketError } from './bucket';
import type { Pointer } from './pointer';

/** Number of entries in the state from which they move into a segment. */
export const segmentEntries = 100;

const segmentSchema = z.strictObject({ before: z.string().nullable(), lines: z.array(z.string()).min(1) });

const keyOf = (segment: string) => `registry/audit/${segment}.json`;
type Log = Pick<Pointer, 'segment'> & { state: Pick<Pointer['state'], 'unlogged' | 'auditTip'> };

/**
 * Stores the entries of a state as a segment. They are final and so are its name and bytes: whichever registry stores it stores the same.
 * @returns the segment, and the digest of its last line
 */
export async function storeSegment(bucket: Bucket, { segment, state }: Log): Promise<{ segment: string; tip: string }> {
  return storeLines(
    bucket,
    segment,
    chain(state.auditTip, state.unlogged).map(({ text }) => text),
  );
}

/** Stores lines as a segment. @param lines at least one @throws BucketError if they are not stored */
export async function storeLines(
  bucket: Bucket,
  before: string | null,
  lines: readonly string[],
): Promise<{ segment: string; tip: string }> {
  const revision = readLine(lines[0] ?? '')?.entry.revision ?? 0;
  const tip = digestOf(lines.at(-1) ?? '');
  const segment = `${String(revision).padStart(12, '0')}-${tip}`;
  const { kind } = await bucket.put(keyOf(segment), JSON.stringify({ before, lines }), { isNew: true });
  // A lost condition means that the same bytes are there.
  if (kind !== 'stored' && kind !== 'lost')
    throw new BucketError(`${bucket.name} does not store ${keyOf(segment)} (${kind})`, true);
  return { segment, tip };
}

/** Returns all lines, the oldest first. */
export async function allLines(bucket: Bucket, log: Log): Promise<string[]> {
  const segments: string[][] = [chain(log.state.auditTip, log.state.unlogged).map(({ text }) => text)];
  for (let segment = log.segment; segment !== null; ) {
    const { before, lines } = await readSegment(bucket, segment);
    segments.push(lines);
    segment = before;
  }
  return segments.reverse().flat();
}

/** Checks lines of a whole log. @returns its faults, in order */
export function faultsIn(lines: readonly string[]): string[] {
  return lines.flatMap(
    (line, at) => whyNoLink(line, readLine(line), at === 0 ? null : digestOf(lines[at - 1] ?? '')) ?? [],
  );
}

/** Returns a segment's lines, the oldest first, and the segment before it. @throws if it is gone or damaged */
export async function readSegment(bucket: Bucket, segment: string): Promise<z.infer<typeof segmentSchema>> {
  const found = await bucket.get(keyOf(segment));
  if (found === null || found === 'unchanged')
    throw new Error(`${keyOf(segment)} of ${bucket.name} is gone: restore it from a backup.`);
  const parsed = segmentSchema.safeParse(parseJson(Buffer.from(found.bytes).toString()));
  if (parsed.success) return parsed.data;
  throw new Error(`${keyOf(segment)} of ${bucket.name} is damaged: restore it from a backup.`);
}
