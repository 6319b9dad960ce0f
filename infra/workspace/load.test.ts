import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('a second module that is loaded is not mistaken for the first', () => {
  const script = `import { load } from ${JSON.stringify(join(__dirname, 'load.mjs'))};
    const { first } = await load('export const first = 1;');
    const { second } = await load('export const second = 2;');
    console.log(first, second);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(output).toBe('1 2\n');
});
