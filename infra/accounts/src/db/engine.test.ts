import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, rowsOf } from '@forecourt/database';
import { sql } from 'kysely';
import { useFolder } from '../testing/folder';
import { openDatabase } from './database';
import { migrations } from './migrations/index';

const folder = useFolder();
const src = join(__dirname, '..');

test('no code outside the database’s folder depends on one engine', () => {
  const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: src, encoding: 'utf8' }).trim().split('\n');
  const ofSqlite = /json_each|json_extract|\bor (ignore|replace)\b|\bpragma\b|\biif\(|rowid|sqlite|libsql/i;
  const others = files.filter((path) => !path.startsWith('db/') && !/\.test\.ts$|^testing\//.test(path));
  expect(others.length).toBeGreaterThan(80);
  expect(others.filter((path) => ofSqlite.test(readFileSync(join(src, path), 'utf8')))).toEqual([]);
});

test('a list of any length, even empty, is one parameter', async () => {
  const db = await openDatabase(folder());
  const { rows } = await sql<{ one: number; none: number }>`
    select 2 in ${anyOf(db, 'integer', [1, 2])} as "one", 'a' in ${anyOf(db, 'text', [])} as "none"`.execute(db);
  const table = await sql`select "id", "name" from ${rowsOf(db, { id: 'integer', name: 'text' }, [
    [1, 'a'],
    [2, null],
  ])} as "rows"`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ one: 1, none: 0 }]);
  expect(table.rows).toEqual([
    { id: 1, name: 'a' },
    { id: 2, name: null },
  ]);
});

test('a later migration is applied once to an existing database, and a failed one leaves it unchanged', async () => {
  await (await openDatabase(folder())).destroy();
  const runs: string[] = [];
  const next = {
    ...migrations,
    '999-next': {
      up: async () => {
        runs.push('next');
      },
    },
  };
  await (await openDatabase(folder(), { migrations: next })).destroy();
  await (await openDatabase(folder(), { migrations: next })).destroy();
  expect(runs).toEqual(['next']);
  const failing = {
    ...next,
    '999-still-later': {
      up: async () => {
        throw new Error('no');
      },
    },
  };
  await expect(openDatabase(folder(), { migrations: failing })).rejects.toThrow('no');
  await (await openDatabase(folder(), { migrations: next })).destroy();
});

test('a database with an unknown schema is refused with the remedy, and stays unchanged', async () => {
  const former = { '000-former': { up: async () => {} } };
  await (await openDatabase(folder(), { migrations: former })).destroy();
  await expect(openDatabase(folder())).rejects.toThrow(
    /cannot be brought up to date: .*000-former.* move that folder away/,
  );
  await (await openDatabase(folder(), { migrations: former })).destroy();
});
