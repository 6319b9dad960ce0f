/**
 * Copies the data that programs cannot recreate, while they run: `node infra/deploy/backup.mjs <data folder> <new folder>`.
 * `restore.mjs` restores it.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { backupFiles, digestOf, listFile } from './backup-files.mjs';

const [data, copy] = process.argv.slice(2).map((folder) => resolve(folder));
if (copy === undefined)
  throw new Error('Name the data folder and a new folder: node infra/deploy/backup.mjs <data folder> <new folder>');
if (existsSync(copy)) throw new Error(`${copy} exists already; name a new folder.`);
process.umask(0o077);

const target = (path) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  return join(copy, path);
};
const copied = [];

/** Copies the registry's state and log as of one moment; the versions that the state names never change and are copied later. */
function copyRegistry() {
  const [state, log] = ['registry/channels.json', 'registry/audit.jsonl'];
  if (!existsSync(join(data, state))) return;
  for (let last = null; ; ) {
    const now = readFileSync(join(data, state));
    if (last?.equals(now)) break;
    last = now;
    writeFileSync(target(state), now);
    if (existsSync(join(data, log))) copyFileSync(join(data, log), target(log));
  }
  copied.push(...[state, log].filter((path) => existsSync(join(copy, path))));
}

/** Copies a database with its write-ahead log, as of one moment. */
function copyDatabase(path) {
  const database = new Database(join(data, path), { readonly: true });
  database.prepare('vacuum into ?').run(target(path));
  database.close();
}

/** Copies a file. @returns whether it existed: a program may replace or remove a file meanwhile */
function copyFile(path) {
  try {
    copyFileSync(join(data, path), target(path));
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

copyRegistry();
const left = backupFiles(data).filter((path) => !copied.includes(path));
// Databases first: an email that they mark as sent is in its folder then.
for (const path of left.filter((path) => path.endsWith('.sqlite'))) {
  copyDatabase(path);
  copied.push(path);
}
for (const path of backupFiles(data)) if (!copied.includes(path) && copyFile(path)) copied.push(path);
if (copied.length === 0) throw new Error(`${data} has no data of the site.`);

const digests = {};
for (const path of copied.sort()) digests[path] = await digestOf(join(copy, path));
writeFileSync(target(listFile), JSON.stringify({ at: new Date().toISOString(), files: digests }));
const places = new Set(copied.map((path) => path.split('/').slice(0, 2).join('/')));
console.log(
  `${copy} holds ${copied.length} files: ${[...places].slice(0, 20).join(', ')}${places.size > 20 ? ', …' : ''}.`,
);
