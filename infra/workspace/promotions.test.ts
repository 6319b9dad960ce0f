import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Channels {
  [brand: string]: { 'mfe-filters'?: { version: string; canary: { version: string; percent: number } | null } };
}

/** Runs the script in Node, because Jest cannot load its ES module. */
function promotions(channels: Channels, given: Record<string, string>): unknown {
  const script = `import { promotions } from ${JSON.stringify(join(__dirname, 'promotions.mjs'))};
    console.log(JSON.stringify(promotions('mfe-filters', '1.1.0', ${JSON.stringify({ channels, given, brandIds: ['one', 'two'] })})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }));
}

const serving = (version: string, canary: string | null = null) => ({
  'mfe-filters': { version, canary: canary === null ? null : { version: canary, percent: 10 } },
});

test.each<[string, Channels, Record<string, string>, unknown]>([
  ['the first start promotes everywhere', {}, {}, { promote: ['one', 'two'], kept: [] }],
  ['a new brand gets what others have', { one: serving('1.1.0') }, {}, { promote: ['two'], kept: [] }],
  [
    'a changed remote replaces the version of the last start',
    { one: serving('1.0.0'), two: serving('1.0.0') },
    { one: '1.0.0', two: '1.0.0' },
    { promote: ['one', 'two'], kept: [] },
  ],
  [
    'a version that a person promoted stays, on its brand alone',
    { one: serving('0.9.0'), two: serving('1.0.0') },
    { one: '1.0.0', two: '1.0.0' },
    { promote: ['two'], kept: [['one', '0.9.0']] },
  ],
  [
    'a canary and a session of dev stay',
    { one: serving('1.0.0', '1.2.0'), two: serving('1.1.0-dev.3') },
    { one: '1.0.0', two: '1.0.0' },
    {
      promote: [],
      kept: [
        ['one', '1.0.0'],
        ['two', '1.1.0-dev.3'],
      ],
    },
  ],
  [
    'a version without a known author stays',
    { one: serving('1.0.0'), two: serving('1.1.0') },
    {},
    { promote: [], kept: [['one', '1.0.0']] },
  ],
  [
    'nothing is done twice',
    { one: serving('1.1.0'), two: serving('1.1.0') },
    { one: '1.1.0' },
    { promote: [], kept: [] },
  ],
])('%s', (_case, channels, given, done) => {
  expect(promotions(channels, given)).toEqual(done);
});
