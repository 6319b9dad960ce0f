import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import type { Disk } from '@forecourt/service';

/** Versions of each remote that are stored after they were served, because their pages may still be open. */
const retainedVersions = 6;
/** Maximum of stored stylesheets; the same as of plans that are remembered for open pages. */
const retainedSheets = 200;

/**
 * Cleans the shell's folder at a start: removes versions that are no longer served from the copies of remotes' files, and old stylesheets.
 * A removed file that is needed can be fetched or made again.
 * @param served versions that some channel serves
 */
export async function sweep(disk: Disk, served: ReadonlySet<ModuleKey>): Promise<void> {
  for (const remote of await disk.list('remotes')) {
    const versions = await disk.list(`remotes/${remote}`);
    const retired = versions.filter((version) => !served.has(moduleKey(remote, version)));
    for (const version of retired.slice(retainedVersions)) await disk.remove(`remotes/${remote}/${version}`);
  }
  for (const sheet of (await disk.list('styles')).slice(retainedSheets)) await disk.remove(`styles/${sheet}`);
}
