import type { StoredBrand } from '@forecourt/contracts';
import {
  type PreviewLink,
  type PreviewRequest,
  previewLinkSchema,
  previewRequestSchema,
} from '@forecourt/contracts/previews';
import { own, serviceRoute, signPreview, withHosts } from '@forecourt/service';
import type { PreviewSettings } from '../../config';
import { ProblemError } from '../../problems';
import { refuseUnapprovedLink } from '../../store/approval-rule';
import { brandIdsIn, brandIn } from '../../store/brands';
import type { RegistryState } from '../../store/state';
import { json, writing } from '../operation-parts';
import { bodyOf } from '../parameters';
import type { Services } from '../services';

/** Maximum length of a token, bytes: browsers store no cookie above 4096 bytes, including its name and attributes. */
const longestToken = 3500;

/** Changes no state, except that the audit log records links to versions that the brand does not serve. */
export const previews = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/previews', status: 201 },
    summary: 'Creates a signed link with which one browser sees published versions.',
    body: json(previewRequestSchema, '10kb'),
    answer: previewLinkSchema,
    example: '/v1/previews',
  },
  ({ store, authority, logger, previews: settings }) =>
    async (request, response) => {
      authority.grantOf(request);
      const { versions, follows, brand: id, page, hours } = bodyOf(request, previewRequestSchema);
      const { who, person } = authority.mayPreview(request, [...Object.keys(versions), ...follows]);
      if (settings === undefined)
        throw new ProblemError(
          'no-previews',
          'This registry has no secret to sign previews. Set PREVIEW_SECRET for the registry and the shells, the same for all.',
        );
      refuseUnpublished(store.state, versions, follows);
      const unserved = unservedOf(store.state, id, versions);
      refuseUnapprovedLink(store.state, id, { unserved, follows }, { who, person });
      const { origin, hosts } = siteOf(store.state, brandNamed(store.state, id), settings);
      const expires = Math.floor(Date.now() / 1000 + hours * 3600);
      const token = signPreview({ versions, follows, page, hosts: [...hosts], expires }, settings.secret);
      if (token.length > longestToken)
        throw new ProblemError(
          'too-much',
          'The link has to fit into a cookie: name fewer versions, or a shorter page.',
        );
      const expiresAt = new Date(expires * 1000).toISOString();
      if (Object.keys(unserved).length > 0)
        await store.notePreview({ brand: id, unserved, expiresAt }, { who, ifMatch: null });
      logger.info({ who, brand: id, versions, follows, page, expiresAt }, 'a preview link was issued');
      response.status(201).json({ url: `${origin}/_shell/preview?token=${token}`, expiresAt } satisfies PreviewLink);
    },
);

function brandNamed(state: RegistryState, id: string): StoredBrand {
  const brand = brandIn(state, id);
  if (brand !== undefined) return brand;
  throw new ProblemError('unknown-brand', `There is no brand "${id}". Take one of ${brandIdsIn(state).join(', ')}.`);
}

/** Refuses unpublished versions and remotes. @throws ProblemError `unknown-version` with every reason */
function refuseUnpublished(
  { remotes }: RegistryState,
  versions: Required<PreviewRequest>['versions'],
  follows: readonly string[],
): void {
  const unknown = [
    ...Object.entries(versions).flatMap(([remote, version]) =>
      own(own(remotes, remote) ?? {}, version) === undefined ? [`${remote}@${version}`] : [],
    ),
    ...follows.filter((remote) => own(remotes, remote) === undefined),
  ];
  if (unknown.length === 0) return;
  throw new ProblemError(
    'unknown-version',
    `Not published: ${unknown.join(', ')}. GET /v1/remotes/{remote} lists the published versions. Publish it first; no visitor is served it by that.`,
    unknown,
  );
}

/** Returns the versions that a brand serves to nobody. */
function unservedOf(
  { channels }: RegistryState,
  brand: string,
  versions: Required<PreviewRequest>['versions'],
): Readonly<Record<string, string>> {
  const isServed = (remote: string, version: string) => {
    const channel = own(own(channels, brand) ?? {}, remote);
    return channel?.version === version || channel?.canary?.version === version;
  };
  return Object.fromEntries(Object.entries(versions).filter(([remote, version]) => !isServed(remote, version)));
}

/** Returns a brand's origin and all its host names; as in a shell, hosts that no brand names belong to the first brand. */
function siteOf(
  state: RegistryState,
  stored: StoredBrand,
  { publicOrigins, brandHosts, shellPort }: PreviewSettings,
): { origin: string; hosts: ReadonlySet<string> } {
  const all = brandIdsIn(state).flatMap((id) => {
    const brand = brandIn(state, id);
    return brand === null || brand === undefined ? [] : [withHosts(brand, brandHosts)];
  });
  const brand = withHosts(stored, brandHosts);
  const ownerOf = (host: string) => all.find(({ hosts }) => hosts.includes(host)) ?? all[0];
  const ours = publicOrigins.filter((origin) => ownerOf(new URL(origin).hostname)?.id === brand.id);
  return {
    origin: ours[0] ?? `http://${brand.hosts[0]}:${shellPort}`,
    hosts: new Set([...brand.hosts, ...ours.map((origin) => new URL(origin).hostname)]),
  };
}
