import { truncate } from 'node:fs/promises';
import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { chain, digestOf, readLine, whyNoLink } from './audit-chain';
import { AuditIndex } from './audit-index';
import type { Disk } from './disk';
import { fileAt, readPart } from './log-file';
import type { RegistryState } from './state';

const chunkBytes = 64 * 1024;

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

/** Checks the whole log. @param index takes in its lines; it has none yet. @param see called with each entry @returns its faults, in order */
export async function checkAudit(
  path: string,
  index = new AuditIndex(path),
  see: (entry: AuditEntry) => void = () => undefined,
): Promise<string[]> {
  const wrong: string[] = [];
  let before: string | null = null;
  await index.catchUp((text, line) => {
    const why = whyNoLink(text, line, before);
    if (why !== null) wrong.push(why);
    before = digestOf(text);
    if (line !== null) see(line.entry);
  });
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

async function sizeOf(path: string): Promise<number> {
  return (await fileAt(path))?.size ?? 0;
}
