import { open, stat, truncate } from 'node:fs/promises';
import type { Disk } from './disk';
import { type AuditEntry, auditEntrySchema } from './state';

const chunkBytes = 64 * 1024;

/** The latest entries of the log, the newest first. @param limit at least 1. */
export async function readAudit(path: string, limit: number): Promise<AuditEntry[]> {
  const lines = await lastLines(path, limit);
  return lines.reverse().map((line) => {
    try {
      return auditEntrySchema.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(
        `${path} holds a line that is not an audit entry; move the file away to start a new log: ${line}`,
        { cause },
      );
    }
  });
}

/**
 * Adds those entries that the log does not hold yet, one JSON line each. Cuts off a line that was not finished first, be it by a
 * crash or by a full disk.
 */
export async function appendAudit(disk: Disk, path: string, entries: readonly AuditEntry[]): Promise<void> {
  await cutUnfinishedLine(path);
  const [last] = await readAudit(path, 1);
  const missing = entries.filter(({ revision }) => revision > (last?.revision ?? 0));
  if (missing.length > 0) await disk.append(path, missing.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** An entry is far shorter than a chunk, so that the last line break is in the last chunk. */
async function cutUnfinishedLine(path: string): Promise<void> {
  const end = await readEnd(path, chunkBytes);
  const unfinished = end.length - (end.lastIndexOf('\n') + 1);
  if (unfinished > 0) await truncate(path, (await sizeOf(path)) - unfinished);
}

/** Finished lines only. Reads from the end, so that a long log costs no more than a short one. */
async function lastLines(path: string, count: number): Promise<string[]> {
  const size = await sizeOf(path);
  for (let bytes = chunkBytes; ; bytes *= 4) {
    const text = await readEnd(path, bytes);
    const lines = text.toString('utf8').split('\n').slice(0, -1);
    const whole = bytes >= size ? lines : lines.slice(1);
    if (whole.length >= count || bytes >= size) return whole.slice(-count);
  }
}

async function readEnd(path: string, bytes: number): Promise<Buffer> {
  const size = await sizeOf(path);
  const length = Math.min(bytes, size);
  const buffer = Buffer.alloc(length);
  if (length === 0) return buffer;
  const file = await open(path, 'r');
  try {
    await file.read(buffer, 0, length, size - length);
  } finally {
    await file.close();
  }
  return buffer;
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.size ?? 0;
}
