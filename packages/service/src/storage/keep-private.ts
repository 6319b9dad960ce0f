import { chmodSync, statSync } from 'node:fs';

/** It is not there, or is another user's, who has decided about it. */
const leftAlone = ['ENOENT', 'EPERM', 'EACCES', 'EROFS'];

/**
 * Lets nobody but its owner into a folder, or read a file, however it came about; what a service makes is so by its umask (`run.ts`).
 * What is not there, or not ours, is left alone.
 */
export function keepPrivate(path: string): void {
  try {
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if (!leftAlone.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
