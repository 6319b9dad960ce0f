import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('what is loaded second is not what was loaded first', () => {
  const script = `import { load } from ${JSON.stringify(join(__dirname, 'load.mjs'))};
    const { first } = await load('export const first = 1;');
    const { second } = await load('export const second = 2;');
    console.log(first, second);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(output).toBe('1 2\n');
});
