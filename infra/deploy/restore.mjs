/**
 * Restores a backup into an empty data folder, while no program uses it: `node infra/deploy/restore.mjs <backup> <data folder>`.
 * Writes nothing before the whole backup is verified.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupFiles, digestOf, listFile } from './backup-files.mjs';

const [copy, data] = process.argv.slice(2).map((folder) => resolve(folder));
if (data === undefined)
  throw new Error('Name the backup and the data folder: node infra/deploy/restore.mjs <backup> <data folder>');
if (!existsSync(join(copy, listFile)))
  throw new Error(`${copy} has no ${listFile}: it is not a backup, or was not finished. Use another.`);
const there = existsSync(data) ? readdirSync(data).filter((name) => name !== 'lost+found') : [];
if (there.length > 0)
  throw new Error(`${data} is not empty. Stop the programs, move its content away, and run this again.`);
process.umask(0o077);

const { at, files } = JSON.parse(readFileSync(join(copy, listFile), 'utf8'));
const found = backupFiles(copy);
const wrong = Object.keys(files).filter((path) => !found.includes(path));
for (const path of found) if (files[path] !== (await digestOf(join(copy, path)))) wrong.push(path);
if (wrong.length > 0)
  throw new Error(`${copy} has changed: ${wrong.slice(0, 5).join(', ')}. Nothing was restored; use another backup.`);
for (const path of found) {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  copyFileSync(join(copy, path), join(data, path));
}
console.log(`${data} is restored as of ${at}: ${found.length} files. Start the programs.`);
