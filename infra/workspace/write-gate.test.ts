import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test('the description of the gate matches its rules; otherwise write it with node infra/workspace/write-gate.mjs', () => {
  const written = execFileSync(process.execPath, [join(__dirname, 'write-gate.mjs'), '--print'], { encoding: 'utf8' });
  expect(readFileSync(join(root, 'docs/gate.md'), 'utf8')).toBe(written);
});
