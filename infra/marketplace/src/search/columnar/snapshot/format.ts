import { createHash, type Hash } from 'node:crypto';
import { endianness } from 'node:os';
import * as z from 'zod';
import type { TypedArray } from '../engine/arrays';
import { layout } from '../engine/image';

/*
 * A snapshot is the sections of an image one after the other, then their description as JSON (`Contents`), then a trailer: the
 * length of that JSON in bytes, the SHA-256 of everything before, and `MAGIC`. Sections come first because the length of texts
 * is not known before they are written.
 */

/** Increased when the same layout gets another meaning: a unit, a sort order, how a fact is computed. */
const FORMAT = 4;

/** Ends every snapshot. */
const MAGIC = Buffer.from('forecourt-index\n');
const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;
export const TRAILER_BYTES = LENGTH_BYTES + DIGEST_BYTES + MAGIC.length;

/** The store, and the time, that an index was read from. */
const stampSchema = z.object({
  /** The generation's mark, see `markOfGeneration`. */
  generation: z.string(),
  /** The last entry of the log before the rows were read: the log has to be applied from there on. */
  from: z.number().int().min(0),
  /** The last entry after the rows were read: a store without it is another one, or was restored to an earlier state. */
  to: z.object({ seq: z.number().int().min(0), mark: z.string() }),
});
export type Stamp = z.infer<typeof stampSchema>;

/** The arrays that a section can hold, by the names of their types. */
export const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const;
export type ArrayType = keyof typeof arrayTypes;

const sectionSchema = z.object({
  name: z.string(),
  /** `texts` are a JSON array in UTF-8. */
  type: z.enum(['texts', ...(Object.keys(arrayTypes) as ArrayType[])]),
  bytes: z.number().int().min(0),
});
export type Section = z.infer<typeof sectionSchema>;

export const contentsSchema = z.object({
  /** See `version`. */
  version: z.string(),
  stamp: stampSchema,
  sections: z.array(sectionSchema),
});
export type Contents = z.infer<typeof contentsSchema>;

/** Returns a new hash for the checksum of a file that is written or read. */
export function newDigest(): Hash {
  return createHash('sha256');
}

/** Returns the version of the files that this program can read: it changes with the columns, facets or steps. */
export function version(): string {
  return `${FORMAT}-${endianness()}-${newDigest().update(layout()).digest('hex')}`;
}

export function typeOf(values: TypedArray): ArrayType {
  return values.constructor.name as ArrayType;
}

/** Returns the bytes of an array, not copied. */
export function bytesOf(values: TypedArray): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

export function trailerOf(contents: Uint8Array, digest: Uint8Array): Buffer {
  return Buffer.concat([lengthOf(contents), digest, MAGIC]);
}

/** Returns the part of the trailer that the checksum covers, too. */
export function lengthOf(contents: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(contents.length);
  return length;
}

export function readTrailer(trailer: Buffer): { contentsBytes: number; digest: Buffer } | null {
  if (!trailer.subarray(-MAGIC.length).equals(MAGIC)) return null;
  return {
    contentsBytes: trailer.readUInt32LE(0),
    digest: trailer.subarray(LENGTH_BYTES, LENGTH_BYTES + DIGEST_BYTES),
  };
}
