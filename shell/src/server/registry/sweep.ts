import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import type { Disk } from '@forecourt/service';

/** Of each remote, versions that nobody is served any more but whose pages may still be open. */
const keptVersions = 6;
/** As many plans are remembered for open pages. */
const keptSheets = 200;

/**
 * Brings the shell's folder back to what a start needs: what was retired while another process ran, or while none did, is removed
 * from the copies of remotes' files and from the stylesheets. Whatever is still wanted can be had again.
 * @param served the versions that some channel serves
 */
export async function sweep(disk: Disk, served: ReadonlySet<ModuleKey>): Promise<void> {
  for (const remote of await disk.list('remotes')) {
    const versions = await disk.list(`remotes/${remote}`);
    const retired = versions.filter((version) => !served.has(moduleKey(remote, version)));
    for (const version of retired.slice(keptVersions)) await disk.remove(`remotes/${remote}/${version}`);
  }
  for (const sheet of (await disk.list('styles')).slice(keptSheets)) await disk.remove(`styles/${sheet}`);
}
