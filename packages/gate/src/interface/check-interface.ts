import type { Manifest } from '@forecourt/contracts';
import { interfaceOf, type RemoteInterface } from '@forecourt/contracts/interface';
import type { Upload } from '../check-upload';
import { declaredIn } from '../declared-in';
import type { VersionBefore } from '../gallery/compare-looks';
import type { Finding } from '../rules';
import { type Break, breaksOf } from './breaks';

/** A version of the remote that some brands serve. */
export interface LiveVersion {
  version: string;
  brands: readonly string[];
  offers: RemoteInterface;
}

/** The site that a version is published for. */
export interface LiveSite {
  /** Returns the version of a remote that most brands serve; null if none does. */
  versionBefore(remote: string): Promise<VersionBefore | null>;
  /** Returns the versions of a remote that are live. */
  versionsOf(remote: string): Promise<readonly LiveVersion[]>;
  /** Lists what uses a name of a remote's interface on some brands: places in layouts, or other remotes' versions. */
  usersOf(remote: string, used: Pick<Break, 'kind' | 'name'>, brands: readonly string[]): Promise<readonly string[]>;
}

/** Finds names that a version removes or narrows although others use them where an earlier version is live. */
export async function checkInterface(
  { remote, files }: Upload,
  manifest: Manifest,
  site: LiveSite,
): Promise<Finding[]> {
  const offers = interfaceOf(manifest, declaredIn(files));
  const broken = (await site.versionsOf(remote)).flatMap((before) =>
    breaksOf(before.offers, offers).map(async ({ kind, name, what }): Promise<Finding[]> => {
      const users = await site.usersOf(remote, { kind, name }, before.brands);
      if (users.length === 0) return [];
      const named = kind === 'overlay' ? `${remote}/${name}` : name;
      return [
        { rule: 'interface', what: `the ${kind} "${named}" of ${before.version} ${what}; used by ${users.join(', ')}` },
      ];
    }),
  );
  return (await Promise.all(broken)).flat();
}
