/**
 * Puts what `backup.mjs` copied into an empty data folder, while no program runs on it: `node infra/deploy/restore.mjs <backup> <data folder>`.
 * Nothing is written before the whole backup was read and found as it was made.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { digestOf, keptFiles, listFile } from './kept-files.mjs';

const [copy, data] = process.argv.slice(2).map((folder) => resolve(folder));
if (data === undefined)
  throw new Error('Say of what, and where to: node infra/deploy/restore.mjs <backup> <data folder>');
if (!existsSync(join(copy, listFile)))
  throw new Error(`${copy} has no ${listFile}: it is no backup, or one that was not finished. Take another.`);
const there = existsSync(data) ? readdirSync(data).filter((name) => name !== 'lost+found') : [];
if (there.length > 0)
  throw new Error(`${data} is not empty. Stop the programs, move what is in it away, and run this again.`);
process.umask(0o077);

const { at, files } = JSON.parse(readFileSync(join(copy, listFile), 'utf8'));
const found = keptFiles(copy);
const wrong = Object.keys(files).filter((path) => !found.includes(path));
for (const path of found) if (files[path] !== (await digestOf(join(copy, path)))) wrong.push(path);
if (wrong.length > 0)
  throw new Error(
    `${copy} is not as it was made: ${wrong.slice(0, 5).join(', ')}. Nothing was restored; take another.`,
  );
for (const path of found) {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  copyFileSync(join(copy, path), join(data, path));
}
console.log(`${data} is as it was on ${at}: ${found.length} files. Start the programs.`);
