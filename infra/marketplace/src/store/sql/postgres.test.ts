import { createDatabase, startPostgres, type TestPostgres } from '@forecourt/database/testing';
import { storeConformance } from '../../conformance/store-conformance';
import { openStore } from './store';

let server: TestPostgres;
let databases = 0;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

storeConformance('PostgreSQL', async () => {
  databases += 1;
  const location = await createDatabase(server.url, `store_${databases}`);
  return { open: (settings) => openStore(location, settings), remove: async () => {} };
});
