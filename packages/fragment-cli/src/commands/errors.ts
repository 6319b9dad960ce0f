import type { VersionErrors } from '@forecourt/contracts/errors';
import type { RegistryClient } from '../client';
import type { Row } from '../row';
import { timeText } from '../texts';
import { versionedOf } from '../values';

export const errors: Row<{ remote: string; version: string | null }> = {
  usage: 'errors <remote>[@<version>]',
  options: {},
  does: 'Lists what failed lately in a version, on servers and in browsers, with the lines of its source; without a version, in those that brands serve.',
  parse(line) {
    const given = line.needed();
    return given.includes('@') ? versionedOf(given) : { remote: given, version: null };
  },
  async run({ remote: given, version }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    const versions = version === null ? await servedVersions(client, remote) : [version];
    if (versions.length === 0) return 'No brand serves it.';
    const texts = await Promise.all(
      versions.map(async (one) => versionText(`${remote}@${one}`, await client.errors(remote, one))),
    );
    return texts.join('\n\n');
  },
};

async function servedVersions(client: RegistryClient, remote: string): Promise<string[]> {
  const { channels } = await client.snapshot();
  const served = Object.values(channels).flatMap(({ [remote]: channel }) =>
    channel === undefined ? [] : [channel.version, ...(channel.canary === null ? [] : [channel.canary.version])],
  );
  return [...new Set(served)];
}

function versionText(name: string, { errors }: VersionErrors): string {
  if (errors.length === 0) return `${name}: no errors were reported lately.`;
  return [`${name}, the latest first:`, ...errors.map(errorText)].join('\n\n');
}

function errorText({ where, what, text, count, first, last }: VersionErrors['errors'][number]): string {
  const times = count === 1 ? `at ${timeText(last)}` : `${count} times from ${timeText(first)} to ${timeText(last)}`;
  return [`${where}, ${printable(what)}, ${times} (UTC)`, ...printable(text).split('\n')].join('\n  ');
}

/** Removes what could change a terminal: visitors' browsers send texts, too. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '');
}
