import { startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { storeConformance } from '../../conformance/store-conformance';
import { openDatabase } from './database';
import { openStore } from './store';
import { movedTables } from './tables';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres('fsync=off');
});
afterAll(() => server.stop());

const tables = sql.join(movedTables.map(([name]) => sql.table(name)));

storeConformance('PostgreSQL', async () => {
  const db = await openDatabase(server.url);
  await sql`truncate ${tables} restart identity`.execute(db);
  await db.destroy();
  return { open: (settings) => openStore(server.url, settings), remove: async () => {} };
});
