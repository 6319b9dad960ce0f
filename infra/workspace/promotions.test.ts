import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Jest reads no ES modules of scripts: Node runs it. */
function promotions(given: { isNew: boolean; channels: object }): string[] {
  const script = `import { promotions } from ${JSON.stringify(join(__dirname, 'promotions.mjs'))};
    console.log(JSON.stringify(promotions('mfe-filters', '1.0.0', ${JSON.stringify({ ...given, brandIds: ['old', 'new'] })})));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return (JSON.parse(output) as string[][]).map((command) => command.join(' '));
}

const served = { 'mfe-filters': { version: '0.9.0', canary: null } };

test.each([
  ['a version that is new goes to every brand', true, { old: served, new: served }, ['promote mfe-filters@1.0.0']],
  ['a channel that somebody set is left alone', false, { old: served, new: served }, []],
  [
    'a new brand serves what the others serve already',
    false,
    { old: served },
    ['promote mfe-filters@1.0.0 --brand new'],
  ],
  [
    'what is published and served by nobody goes to all',
    false,
    { old: {} },
    ['promote mfe-filters@1.0.0 --brand old', 'promote mfe-filters@1.0.0 --brand new'],
  ],
])('%s', (_case, isNew, channels, commands) => {
  expect(promotions({ isNew, channels })).toEqual(commands);
});
