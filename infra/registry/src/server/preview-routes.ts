import type { KeptBrand } from '@forecourt/contracts';
import { type PreviewLink, type PreviewRequest, previewRequestSchema } from '@forecourt/contracts/previews';
import { own, signPreview, withHosts } from '@forecourt/service';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import type { PreviewSettings } from '../config';
import { ProblemError } from '../problems';
import { brandIdsIn, brandIn } from '../store/brands';
import type { RegistryStore } from '../store/registry-store';
import type { RegistryState } from '../store/state';
import type { Authority } from './authorise';
import { bodyOf } from './parameters';

/** Browsers keep no cookie above 4096 bytes, its name and attributes included. */
const longestToken = 3500;

/**
 * `POST /v1/previews`: a link by which one browser sees published versions on a brand, whether or not anybody is served them. Changes nothing, but that
 * the audit log says who made a link to versions that the brand does not serve.
 */
export function previewRoutes({
  store,
  authority,
  logger,
  settings,
}: {
  store: Pick<RegistryStore, 'state' | 'notePreview'>;
  authority: Authority;
  logger: Logger;
  settings: PreviewSettings | undefined;
}): Router {
  const router = Router();
  router.post('/v1/previews', express.json({ limit: '10kb' }), async (request, response) => {
    authority.grantOf(request);
    const { versions, follows, brand: id, page, hours } = bodyOf(request, previewRequestSchema);
    const who = authority.mayPreview(request, [...Object.keys(versions), ...follows]);
    if (settings === undefined)
      throw new ProblemError(
        'no-previews',
        'Nothing signs previews here. Set PREVIEW_SECRET for the registry and the shells, the same for all.',
      );
    refuseUnpublished(store.state, versions, follows);
    const { origin, hosts } = siteOf(store.state, brandNamed(store.state, id), settings);
    const expires = Math.floor(Date.now() / 1000 + hours * 3600);
    const token = signPreview({ versions, follows, page, hosts: [...hosts], expires }, settings.secret);
    if (token.length > longestToken)
      throw new ProblemError('too-much', 'It names too many versions, or too long a page. Leave some of it out.');
    const expiresAt = new Date(expires * 1000).toISOString();
    const unserved = unservedOf(store.state, id, versions);
    if (Object.keys(unserved).length > 0)
      await store.notePreview({ brand: id, unserved, expiresAt }, { who, ifMatch: null });
    logger.info({ who, brand: id, versions, follows, page, expiresAt }, 'a preview was made');
    response.status(201).json({ url: `${origin}/_shell/preview?token=${token}`, expiresAt } satisfies PreviewLink);
  });
  return router;
}

function brandNamed(state: RegistryState, id: string): KeptBrand {
  const brand = brandIn(state, id);
  if (brand !== undefined) return brand;
  throw new ProblemError('unknown-brand', `There is no brand "${id}". Take one of ${brandIdsIn(state).join(', ')}.`);
}

/** @throws ProblemError `unknown-version` with every reason */
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
    `Not published: ${unknown.join(', ')}. GET /v1/remotes/{remote} lists what is; publish it first, which shows it to nobody.`,
    unknown,
  );
}

/** Those of the versions that a brand serves to nobody. */
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

/** Where a brand is, and all names that it goes by: as in a shell, what is no other brand's is the first one's. */
function siteOf(
  state: RegistryState,
  kept: KeptBrand,
  { publicOrigins, brandHosts, shellPort }: PreviewSettings,
): { origin: string; hosts: ReadonlySet<string> } {
  const all = brandIdsIn(state).flatMap((id) => {
    const brand = brandIn(state, id);
    return brand === null || brand === undefined ? [] : [withHosts(brand, brandHosts)];
  });
  const brand = withHosts(kept, brandHosts);
  const ownerOf = (host: string) => all.find(({ hosts }) => hosts.includes(host)) ?? all[0];
  const ours = publicOrigins.filter((origin) => ownerOf(new URL(origin).hostname)?.id === brand.id);
  return {
    origin: ours[0] ?? `http://${brand.hosts[0]}:${shellPort}`,
    hosts: new Set([...brand.hosts, ...ours.map((origin) => new URL(origin).hostname)]),
  };
}
