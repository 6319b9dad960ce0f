import type { StoredBrand } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { signPreview, withHosts } from '@forecourt/service';
import type { PreviewSettings } from '../config';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn } from '../store/brands';
import type { RegistryState } from '../store/state';

/** Maximum length of a token, bytes: browsers store no cookie above 4096 bytes, including its name and attributes. */
const longestToken = 3500;

/** Returns the settings of previews. @throws ProblemError `no-previews` if there are none */
export function previewSettings(settings: PreviewSettings | undefined): PreviewSettings {
  if (settings !== undefined) return settings;
  throw new ProblemError(
    'no-previews',
    'This registry has no secret to sign previews. Set PREVIEW_SECRET for the registry and the shells, the same for all.',
  );
}

/** Returns the end of a link that is made now, epoch seconds. */
export const endAfter = (hours: number): number => Math.floor(Date.now() / 1000 + hours * 3600);

/** Returns a time as the registry stores and answers it. @param seconds since 1970 */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * Returns a signed link to a brand's page.
 * @throws ProblemError `unknown-brand`, or `too-much` if it does not fit into a cookie
 */
export function previewLink(
  state: RegistryState,
  settings: PreviewSettings,
  { brand, ...shown }: Omit<Preview, 'hosts'> & { brand: string },
): string {
  const { origin, hosts } = siteOf(state, brandNamed(state, brand), settings);
  const token = signPreview({ ...shown, hosts: [...hosts] }, settings.secret);
  if (token.length > longestToken)
    throw new ProblemError(
      'too-much',
      'The link has to fit into a cookie: name fewer versions, a shorter page, or a layout with fewer props.',
    );
  return `${origin}/_shell/preview?token=${token}`;
}

/** Returns the origin to which links of a brand lead; null if there is no such brand. */
export function linkOrigin(state: RegistryState, settings: PreviewSettings, id: string): string | null {
  const brand = brandIn(state, id);
  return brand === undefined ? null : siteOf(state, brand, settings).origin;
}

function brandNamed(state: RegistryState, id: string): StoredBrand {
  const brand = brandIn(state, id);
  if (brand !== undefined) return brand;
  throw new ProblemError('unknown-brand', `There is no brand "${id}". Take one of ${brandIdsIn(state).join(', ')}.`);
}

/** Returns a brand's origin and all its host names; as in a shell, hosts that no brand names belong to the first brand. */
function siteOf(
  state: RegistryState,
  stored: StoredBrand,
  { publicOrigins, brandHosts, shellPort }: PreviewSettings,
): { origin: string; hosts: ReadonlySet<string> } {
  const all = brandIdsIn(state).flatMap((id) => {
    const brand = brandIn(state, id);
    return brand === undefined ? [] : [withHosts(brand, brandHosts)];
  });
  const brand = withHosts(stored, brandHosts);
  const ownerOf = (host: string) => all.find(({ hosts }) => hosts.includes(host)) ?? all[0];
  const ours = publicOrigins.filter((origin) => ownerOf(new URL(origin).hostname)?.id === brand.id);
  return {
    origin: ours[0] ?? `http://${brand.hosts[0]}:${shellPort}`,
    hosts: new Set([...brand.hosts, ...ours.map((origin) => new URL(origin).hostname)]),
  };
}
