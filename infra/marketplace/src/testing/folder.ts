import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of its own for each test, removed after it, whatever still writes there; or one for all the tests around it, which only read what is there. */
export function useFolder(shared = false): () => string {
  let folder = '';
  (shared ? beforeAll : beforeEach)(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'marketplace-'));
  });
  (shared ? afterAll : afterEach)(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return () => folder;
}
