import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Calls back after changes in a folder tree. Polls instead of using the system's events: Node's recursive watch loses a file on Linux once
 * an editor has saved it by renaming a new one over it, and mounted folders send no events at all. A source folder has some dozens of
 * files, so a poll takes a millisecond.
 * @returns a function that stops it, after the first poll
 */
export async function watchTree(folder: string, everyMs: number, onChange: () => void): Promise<() => void> {
  let known = await fingerprint(folder);
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const look = async () => {
    const now = await fingerprint(folder);
    if (ended) return;
    if (now !== known) onChange();
    known = now;
    timer = setTimeout(look, everyMs);
  };
  timer = setTimeout(look, everyMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Returns a text that changes when a file is written, replaced, added or removed. A file that disappears meanwhile counts as removed. */
async function fingerprint(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const parts = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return `${path}\n${await fingerprint(path)}`;
    const found = await stat(path, { bigint: true }).catch(() => null);
    return found === null ? '' : `${path} ${found.ino} ${found.size} ${found.mtimeNs}\n`;
  });
  return (await Promise.all(parts)).join('');
}
