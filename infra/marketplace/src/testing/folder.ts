import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder for each test and removes it afterwards, even if a process still writes there; or one folder for all tests around the
 * call, if they only read.
 */
export function useFolder(shared = false): () => string {
  let folder = '';
  (shared ? beforeAll : beforeEach)(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'marketplace-'));
  });
  (shared ? afterAll : afterEach)(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return () => folder;
}
