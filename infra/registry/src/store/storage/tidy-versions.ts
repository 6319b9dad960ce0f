import { own } from '@forecourt/service';
import type { Bucket } from './bucket';
import type { Pointer } from './pointer';

/** Age from which an archive without an entry is from an interrupted publish, ms; publishes that go on take seconds. */
const abandonedMs = 24 * 60 * 60 * 1000;
const versionsPrefix = 'registry/versions/';

/** Returns the key of a version's archive. */
export function versionKey(remote: string, version: string, name: string): string {
  return `${versionsPrefix}${remote}/${version}/${name}`;
}

/** Removes archives that interrupted publishes left, and reports those that are missing. @param read returns the present pointer */
export async function tidyVersions(
  bucket: Bucket,
  read: () => Promise<Pick<Pointer, 'archives'>>,
  now: Date,
  warn: (message: string) => void,
): Promise<void> {
  const listed = await bucket.list(versionsPrefix);
  const { archives } = await read();
  for (const { key, modifiedAt } of listed) {
    const [remote = '', version = '', name] = key.slice(versionsPrefix.length).split('/');
    if (own(own(archives, remote) ?? {}, version) === name) continue;
    if (now.getTime() - modifiedAt.getTime() < abandonedMs) continue;
    await bucket.remove(key);
    warn(`Removed ${key}: its publish was interrupted.`);
  }
  const there = new Set((await bucket.list(versionsPrefix)).map(({ key }) => key));
  for (const [remote, versions] of Object.entries(archives))
    for (const [version, name] of Object.entries(versions))
      if (!there.has(versionKey(remote, version, name)))
        warn(
          `The files of ${remote}@${version} are gone. Restore ${versionKey(remote, version, name)}, or promote another version.`,
        );
}
