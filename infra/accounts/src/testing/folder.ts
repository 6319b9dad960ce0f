import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a data folder for each test, and removes it afterwards. */
export function useFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return () => folder;
}
