/** What of a data folder a backup holds: all but what the programs make again, so that what is added later is in it, too. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Names every file of a backup with its digest, so that one that is cut or damaged is known. */
export const listFile = 'backup.json';

/** Copies of what can be had again, logs, and what is only of a running program. */
const folders = ['shell', 'logs', 'index', 'content/photos', 'registry/tmp', 'accounts/tmp', 'lost+found'];
const endings = ['-wal', '-shm', '-journal', '.part', '.sock'];

/** What signs page views is the shell's only file that nobody makes again: clicks of views that are open count after a restoration, too. */
const viewSecret = 'shell/view-secret';

/** Files of a folder that are kept, as paths in it with `/`. */
export function keptFiles(folder) {
  return [...filesIn(folder), ...(existsSync(join(folder, viewSecret)) ? [viewSecret] : [])];
}

function filesIn(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) return folders.includes(path) ? [] : filesIn(folder, path);
    return entry.isFile() && path !== listFile && !endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
}

/** SHA-256 of a file, hex. */
export async function digestOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
