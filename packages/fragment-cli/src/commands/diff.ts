import type { Difference, Differences } from '@forecourt/contracts/registry-api';
import { Misuse } from '../line';
import type { Row } from '../row';
import { table } from '../table';
import { versionOf } from '../values';

export const diff: Row<{ remote: string; versions: readonly [string, string]; packages: boolean }> = {
  usage: 'diff <remote>@<version>..<version> [--packages]',
  options: { packages: { type: 'boolean' } },
  does: 'Lists what was added, removed and changed between two versions: fragments, props, sources, files; with --packages, packages of npm.',
  parse(line) {
    const given = line.needed('remote and versions: mfe-ads@1.0.0..1.1.0');
    const [, remote = '', before = '', after = ''] = /^(.+)@(.+?)\.\.(.+)$/.exec(given) ?? [];
    if (remote === '') throw new Misuse(`"${given}" names no two versions: write mfe-ads@1.0.0..1.1.0.`);
    return { remote, versions: [versionOf(before), versionOf(after)], packages: line.has('packages') };
  },
  async run({ remote: given, versions, packages }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    const found = await client.differences(remote, versions, packages);
    return [differencesText(found), ...unlistedText(found)].join('\n');
  },
};

const signs: Readonly<Record<Difference['change'], string>> = { added: '+', removed: '-', changed: '~' };

function differencesText({ remote, against, version, differences, unlisted = [] }: Differences): string {
  if (differences.length === 0)
    return unlisted.length > 0 ? `${remote}:` : `${remote}: ${against} and ${version} do not differ.`;
  const rows = differences.map(({ part, change, name, what, before, after }) => [
    ...[signs[change], part, name, what],
    `${valueText(what, before)} → ${valueText(what, after)}`,
  ]);
  return table([['', 'PART', 'NAME', 'WHAT', `${against} → ${version}`], ...rows]);
}

function valueText(what: string, value: Difference['before']): string {
  return value === null ? '-' : `${value}${what === 'bytes' ? ' B' : ''}`;
}

function unlistedText({ unlisted = [] }: Differences): string[] {
  return unlisted.length === 0 ? [] : [`Not known, because their builds listed no packages: ${unlisted.join(', ')}.`];
}
