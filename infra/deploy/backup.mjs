/**
 * Copies what cannot be had again of a data folder, while the programs run: `node infra/deploy/backup.mjs <data folder> <new folder>`.
 * The copy can be put in the place of the folder.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';

const [data, copy] = process.argv.slice(2).map((folder) => resolve(folder));
if (copy === undefined)
  throw new Error('Say of what, and where to: node infra/deploy/backup.mjs <data folder> <new folder>');
if (existsSync(copy)) throw new Error(`${copy} is there already; name a folder that is not.`);
process.umask(0o077);

/** In this order: versions never change, and there are all those that an earlier list of channels names. */
const files = [
  'registry/token',
  'registry/audit.jsonl',
  'registry/channels.json',
  'registry/versions',
  'marketplace-token',
  'promoted-by-start.json',
];
/** With what is still in their logs, as of one moment. */
const databases = ['marketplace.sqlite', 'accounts/accounts.sqlite'];

const found = (paths) => paths.filter((path) => existsSync(join(data, path)));
if (found([...files, ...databases]).length === 0) throw new Error(`${data} holds nothing of the site.`);
for (const path of found(files)) cpSync(join(data, path), join(copy, path), { recursive: true });
for (const path of found(databases)) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  const database = new Database(join(data, path), { readonly: true });
  database.prepare('vacuum into ?').run(join(copy, path));
  database.close();
}
console.log(`${copy} holds ${found([...files, ...databases]).join(', ')}.`);
