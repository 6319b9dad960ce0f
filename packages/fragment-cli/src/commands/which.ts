import type { Components } from '@forecourt/contracts/registry-api';
import type { Row } from '../row';
import { table } from '../table';

export const which: Row<{ name: string; range: string }> = {
  usage: 'which <package>[@<version or range>]',
  options: {},
  does: 'Lists the live versions and pages that contain a package of npm: which zod@4.1.0, which "zod@<4.1.2".',
  parse(line) {
    const given = line.needed('package: zod@4.1.0');
    const at = given.lastIndexOf('@');
    return at <= 0 ? { name: given, range: '*' } : { name: given.slice(0, at), range: given.slice(at + 1) };
  },
  async run({ name, range }, { connect }) {
    const { found, unlisted, provided } = await (await connect()).components(name, range);
    const what = range === '*' ? name : `${name} ${range}`;
    return [
      ...(found.length === 0 ? [`No live version contains ${what}.`] : [table([heading, ...found.flatMap(rowsOf)])]),
      ...(provided === null ? [] : [`The site itself provides ${name} ${provided} to all remotes.`]),
      ...(unlisted.length === 0 ? [] : [`Not known, because their builds listed no packages: ${unlisted.join(', ')}.`]),
    ].join('\n');
  },
};

const heading = ['REMOTE', 'CONTAINS', 'BRAND', 'PAGES'];

function rowsOf({ remote, version, packages, brands, hasOverlays }: Components['found'][number]): string[][] {
  return brands.map(({ brand, pages }) => [
    `${remote}@${version}`,
    packages.join(', '),
    brand,
    [...pages, ...(hasOverlays ? ['overlays on every page'] : [])].join(', ') || 'none: nothing places it',
  ]);
}
