import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of its own for each test, removed after it. */
export function useFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return () => folder;
}
