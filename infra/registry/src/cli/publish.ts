import type { RegistryClient } from './client';
import type { Command } from './command-line';
import { findBuilt, type Places, readBuilt } from './remote-folder';
import { changedText } from './texts';

/** Uploads a built version and, when asked to, makes it live. @returns what to print. @throws CommandError. */
export async function publish(
  { remote: given, live }: Extract<Command, { name: 'publish' }>,
  client: RegistryClient,
  places: Places,
): Promise<string> {
  const { remote, version, files } = await readBuilt(findBuilt(given, places));
  const published = await client.publish(remote, version, files);
  const what = `Published ${remote}@${version}: ${published.files} files, ${Math.ceil(published.bytes / 1000)} kB.`;
  if (live !== null) {
    const changed = await client.promote(live.brand, remote, { version, percent: live.percent });
    return `${what}\n${changedText(remote, changed)}`;
  }
  return [
    what,
    'Nobody is served it yet. Make it live for everyone, or for a share of the visitors:',
    `  npm run fragment -- promote ${remote}@${version}`,
    `  npm run fragment -- promote ${remote}@${version} --canary 10`,
  ].join('\n');
}
