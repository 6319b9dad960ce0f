/** A version as one object: a line of JSON with the paths and sizes of its files, then their bytes. */
import { createHash, randomUUID } from 'node:crypto';
import { parseJson } from '@forecourt/service';
import * as z from 'zod';

/** A path inside a folder, however the archive was made. */
const pathSchema = z
  .string()
  .min(1)
  .refine((path) => !path.startsWith('/') && !/[\\\0]/.test(path) && !path.split('/').includes('..'), 'leads outside');
const headerSchema = z.array(z.tuple([pathSchema, z.int().min(0)]));
const lineBreak = 0x0a;

/** Returns files as the bytes of an archive. */
export function pack(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const header = JSON.stringify([...files].map(([path, bytes]) => [path, bytes.byteLength]));
  return Buffer.concat([Buffer.from(`${header}\n`), ...files.values()]);
}

/** Returns the files of an archive. @throws if its bytes are not one */
export function unpack(archive: Buffer): Map<string, Buffer> {
  const end = archive.indexOf(lineBreak);
  const header = headerSchema.parse(parseJson(archive.subarray(0, Math.max(0, end)).toString()));
  const files = new Map<string, Buffer>();
  let from = end + 1;
  for (const [path, size] of header) {
    files.set(path, archive.subarray(from, from + size));
    from += size;
  }
  if (from !== archive.byteLength) throw new Error(`it has ${archive.byteLength} bytes, and ${from} are listed`);
  return files;
}

/** Returns a name that no archive had before, with the digest of its bytes. */
export function nameFor(archive: Uint8Array): string {
  return `${randomUUID()}-${sha256(archive)}`;
}

/** Whether an archive is the one that was stored under a name. */
export function isWhole(name: string, archive: Uint8Array): boolean {
  return name.endsWith(`-${sha256(archive)}`);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
