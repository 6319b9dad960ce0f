import { createReadStream } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { chain, digestOf, readLine, whyNoLink } from './audit-chain';
import type { Disk } from './disk';
import type { RegistryState } from './state';

const chunkBytes = 64 * 1024;
const lineBreak = 0x0a;

/**
 * Yields the complete lines of the log, the newest first, in groups. Reads it from its end in chunks, so that the latest lines of a long log cost no
 * more than those of a short one.
 */
export async function* newestLines(path: string): AsyncGenerator<readonly string[]> {
  // The beginning of the first line that the chunks so far have.
  let rest: Buffer = Buffer.alloc(0);
  let isEnd = true;
  for (let end = await sizeOf(path); end > 0; end -= Math.min(end, chunkBytes)) {
    const start = Math.max(0, end - chunkBytes);
    let lines: Buffer = Buffer.concat([await readPart(path, start, end), rest]);
    // What follows the last line break is unfinished.
    if (isEnd) lines = lines.subarray(0, lines.lastIndexOf(lineBreak) + 1);
    isEnd = false;
    const from = start === 0 ? 0 : lines.indexOf(lineBreak) + 1;
    rest = lines.subarray(0, from);
    if (from < lines.length) yield lines.subarray(from).toString('utf8').split('\n').slice(0, -1).reverse();
  }
}

/**
 * Appends the entries that the log lacks, one JSON line each, chained by their digests (`audit-chain.ts`). First cuts off a line that a
 * crash or a full disk left unfinished.
 * @returns the digest of the last line, and whether the log did not end as the state says: lines were lost or changed
 */
export async function appendAudit(
  disk: Disk,
  path: string,
  { auditTip, unlogged }: Pick<RegistryState, 'auditTip' | 'unlogged'>,
): Promise<{ tip: string | null; isLost: boolean }> {
  await cutUnfinishedLine(path);
  const [last] = await lastLines(path, 1);
  const end = last === undefined ? null : digestOf(last);
  const lines = chain(auditTip, unlogged);
  const there = [auditTip, ...lines.map(({ digest }) => digest)].indexOf(end);
  if (there >= 0) {
    await append(disk, path, lines.slice(there));
    return { tip: lines.at(-1)?.digest ?? auditTip, isLost: false };
  }
  // Without a tip the log is older than the chain, which begins now. Otherwise lines were lost: new lines follow the tip in the state.
  const revision = last === undefined ? 0 : (readLine(last)?.entry.revision ?? 0);
  const tip = auditTip ?? end;
  const missing = chain(
    tip,
    unlogged.filter((entry) => entry.revision > revision),
  );
  await append(disk, path, missing);
  return { tip: missing.at(-1)?.digest ?? tip, isLost: auditTip !== null };
}

/** Checks the whole log. @returns its faults, in order */
export async function checkAudit(path: string): Promise<string[]> {
  const wrong: string[] = [];
  if ((await sizeOf(path)) === 0) return wrong;
  let before: string | null = null;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const why = whyNoLink(line, before);
    if (why !== null) wrong.push(why);
    before = digestOf(line);
  }
  return wrong;
}

async function append(disk: Disk, path: string, lines: readonly { text: string }[]): Promise<void> {
  if (lines.length > 0) await disk.append(path, lines.map(({ text }) => `${text}\n`).join(''));
}

/** Cuts off an unfinished last line. An entry is far shorter than a chunk, so the last line break is in the last chunk. */
async function cutUnfinishedLine(path: string): Promise<void> {
  const end = await readEnd(path, chunkBytes);
  const unfinished = end.length - (end.lastIndexOf('\n') + 1);
  if (unfinished > 0) await truncate(path, (await sizeOf(path)) - unfinished);
}

/** Returns the last complete lines. Reads from the end, so that a long log costs no more than a short one. */
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
  return readPart(path, Math.max(0, size - bytes), size);
}

async function readPart(path: string, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start);
  if (buffer.length === 0) return buffer;
  const file = await open(path, 'r');
  try {
    await file.read(buffer, 0, buffer.length, start);
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
