import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeConformance } from '../../conformance/store-conformance';
import { openStore } from './store';

storeConformance('SQLite', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marketplace-store-'));
  return {
    open: (settings) => openStore(folder, settings),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
});
