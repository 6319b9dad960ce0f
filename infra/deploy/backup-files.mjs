/** The files of a backup: all files of a data folder except those that programs recreate, so that files added later are included. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The list of a backup's files with digests, to detect truncated and damaged ones. */
export const listFile = 'backup.json';

/** Folders and file endings to exclude: files that can be recreated, logs, and temporary files of running programs. */
const folders = ['shell', 'logs', 'index', 'content/photos', 'registry/tmp', 'accounts/tmp', 'lost+found'];
const endings = ['-wal', '-shm', '-journal', '.part', '.sock'];

/** The shell's only file that cannot be recreated is the key that signs page views: clicks of open views count after a restore, too. */
const viewSecret = 'shell/view-secret';

/** Lists the files of a folder to back up, as relative paths with `/`. */
export function backupFiles(folder) {
  return [...filesIn(folder), ...(existsSync(join(folder, viewSecret)) ? [viewSecret] : [])];
}

function filesIn(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) return folders.includes(path) ? [] : filesIn(folder, path);
    return entry.isFile() && path !== listFile && !endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
}

/** Returns the SHA-256 of a file, hex. */
export async function digestOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
