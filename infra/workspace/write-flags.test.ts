import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test('the table of flags names their readers; otherwise write it with node infra/workspace/write-flags.mjs', () => {
  const written = execFileSync(process.execPath, [join(__dirname, 'write-flags.mjs'), '--print'], { encoding: 'utf8' });
  expect(readFileSync(join(root, 'packages/brands/README.md'), 'utf8')).toBe(written);
});
