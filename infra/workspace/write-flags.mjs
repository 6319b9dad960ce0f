/**
 * Writes the overview of feature flags into `packages/brands/README.md`: what each switches, on which brands it is on, and which files read
 * it: `node infra/workspace/write-flags.mjs`; with `--print` it prints the file's text instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

const { brands, fragmentFlags, waitingFlags } = await load(
  "export { brands } from '@forecourt/brands'; export { fragmentFlags, waitingFlags } from '@forecourt/contracts';",
);

/** Files of programs and fragments, without tests and the files that define the flags. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'shell', 'mfe-*', 'packages'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter(
    (path) =>
      /\/src\/.*\.(tsx?|json)$/.test(path) &&
      !/\.test\.tsx?$|\/testing\//.test(path) &&
      !/^packages\/(brands|contracts)\//.test(path),
  )
  .sort();

/** `flags.ads`, `{ ads, payments } = brand.flags`, and `flag: 'ads'` of a source. */
function flagsIn(text) {
  return [
    ...[...text.matchAll(/\bflags\.(\w+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/\{([^{}]*)\} = (?:\w+(?:\(\))?\.)*flags\b/g)].flatMap(([, names]) => names.match(/\w+/g)),
    ...[...text.matchAll(/\bflag"?: ["'](\w+)["']/g)].map(([, name]) => name),
  ];
}

const readers = new Map();
for (const file of files)
  for (const flag of new Set(flagsIn(readFileSync(join(root, file), 'utf8'))))
    readers.set(flag, [...(readers.get(flag) ?? []), file]);

for (const flag of Object.keys(fragmentFlags))
  if (!readers.has(flag)) throw new Error(`Nothing reads the flag "${flag}": it belongs to the waitingFlags.`);
for (const flag of Object.keys(waitingFlags))
  if (readers.has(flag))
    throw new Error(`${readers.get(flag)} reads the flag "${flag}": it belongs to the fragmentFlags.`);

const row = (cells) => `| ${cells.join(' | ')} |\n`;
const states = (flag) => brands.map((brand) => (brand.flags[flag] ? 'on' : 'off'));
const table = [
  row(['flag', 'what it gates', ...brands.map(({ id }) => id), 'read by']),
  row(['---', '---', ...brands.map(() => '---'), '---']),
  ...Object.entries(fragmentFlags).map(([flag, says]) =>
    row([
      `\`${flag}\``,
      says,
      ...states(flag),
      readers
        .get(flag)
        .map((file) => `\`${file}\``)
        .join(', '),
    ]),
  ),
  ...Object.entries(waitingFlags).map(([flag, says]) =>
    row([`\`${flag}\``, says, ...states(flag), 'not read yet: will gate this']),
  ),
].join('');

const file = join(root, 'packages/brands/README.md');
const text = readFileSync(file, 'utf8').replace(
  /<!-- flags -->\n.*<!-- \/flags -->/s,
  () => `<!-- flags -->\n\n${table}\n<!-- /flags -->`,
);
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(file, text);
