import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../../dist/public');
const read = (name: RegExp) => readFileSync(join(folder, readdirSync(folder).find((file) => name.test(file))!));

/** Files of every page, and of each visit that is measured, compressed as they are sent. The starter names the host with its integrity, which compresses to some bytes more or less. */
test.each([
  ['host', /^host\..*\.js$/, 91_250],
  ['starter', /^starter\.js$/, 1325],
  ['field script', /^field\..*\.js$/, 3000],
  ['base style', /^base\.css$/, 5200],
])('the %s stays small', (_what, name, most) => {
  expect(brotliCompressSync(read(name)).length).toBeLessThanOrEqual(most);
});

test('the host contains no schemas, because the shell has validated its data', () => {
  expect(read(/^host\..*\.js$/).toString()).not.toMatch(/ZodError|__generator/);
});
