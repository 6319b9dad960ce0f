import { join } from 'node:path';
import { Kysely, Migrator, type SqliteDatabase, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { migrationProvider } from '../../../marketplace/src/store/sqlite/migrations';
import { openStore } from '../../../marketplace/src/store/sqlite/store';
import { useFolder } from '../testing/folder';
import { openDatabase } from './database';
import type { FormerSubscription } from './former-store';

const folder = useFolder();
const formerStore = () => join(folder(), 'marketplace.sqlite');
const row = { email: 'ann@example.com', brand: 'research', title: 'Toyotas', requestValues: null, createdAt: 7 };
const searches = ['/cars-for-sale/all/toyota', '/cars-for-sale/new'];
const rows = searches.map((search) => ({ ...row, search }));

/** The marketplace's store as it was while subscriptions were its own. */
async function makeFormerStore(): Promise<void> {
  const db = new Kysely<{ subscriptions: FormerSubscription }>({
    dialect: new SqliteDialect({ database: new Libsql(formerStore()) as unknown as SqliteDatabase }),
  });
  await new Migrator({ db, provider: migrationProvider }).migrateTo('004-organic-relevance');
  await db.insertInto('subscriptions').values(rows).execute();
  await db.destroy();
}

async function stored() {
  const db = await openDatabase(join(folder(), 'accounts'), formerStore());
  const found = await db.selectFrom('subscriptions').selectAll().orderBy('id').execute();
  await db.destroy();
  return found.map(({ email, brand, title, requestValues, createdAt, search, asker }) => ({
    ...{ email, brand, title, requestValues, createdAt, search, asker },
  }));
}

test('subscriptions that a former version kept in the marketplace are carried over, once', async () => {
  await makeFormerStore();
  expect(await stored()).toEqual(rows.map((row) => ({ ...row, asker: '' })));
  const db = await openDatabase(join(folder(), 'accounts'), formerStore());
  await db.deleteFrom('subscriptions').where('search', '=', '/cars-for-sale/new').execute();
  await db.destroy();
  expect(await stored()).toEqual([{ ...rows[0], asker: '' }]);
});

test('they are there also when the marketplace was brought up to date before', async () => {
  await makeFormerStore();
  await (await openStore(folder())).close();
  expect(await stored()).toEqual(rows.map((row) => ({ ...row, asker: '' })));
});

test.each([
  ['a marketplace that never had any', async () => (await openStore(folder())).close()],
  ['no marketplace on this machine', () => undefined],
])('with %s there is nothing to carry over', async (_, make) => {
  await make();
  expect(await stored()).toEqual([]);
});
