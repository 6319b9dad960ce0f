import { chmodSync, statSync } from 'node:fs';

/** Error codes for a path that is missing, or belongs to another user, who decides about its mode. */
const leftAlone = ['ENOENT', 'EPERM', 'EACCES', 'EROFS'];

/**
 * Makes a folder or file accessible to its owner only, whoever created it; for files that a service creates, its
 * umask does so (`run.ts`). Missing paths and those of other users are left as they are.
 */
export function keepPrivate(path: string): void {
  try {
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if (!leftAlone.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
