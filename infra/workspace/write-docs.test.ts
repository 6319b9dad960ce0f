import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test('docs/environment.md lists the variables that the programs read; otherwise write it with node infra/workspace/write-docs.mjs', () => {
  const written = execFileSync(process.execPath, [join(__dirname, 'write-docs.mjs'), '--print'], { encoding: 'utf8' });
  expect(readFileSync(join(root, 'docs/environment.md'), 'utf8')).toBe(written);
});
