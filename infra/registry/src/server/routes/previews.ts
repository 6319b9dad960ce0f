import { randomBytes } from 'node:crypto';
import { linkIdSchema } from '@forecourt/contracts';
import {
  type PreviewLink,
  type PreviewRequest,
  type Previews,
  previewLinkSchema,
  previewRequestSchema,
  previewsSchema,
  revokePreviewSchema,
} from '@forecourt/contracts/previews';
import { inPath, inQuery, own, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { endAfter, isoOf, linkOrigin, previewLink, previewSettings } from '../../previews/preview-link';
import { ProblemError } from '../../problems';
import { ownOrigin } from '../../sessions/own-origin';
import { refuseUnapprovedLink } from '../../store/approval-rule';
import { refuseUnknownPage, whyNotAdded } from '../../store/layouts';
import { previewsView, validPreview } from '../../store/preview-transitions';
import type { RegistryState } from '../../store/state';
import { json, writing } from '../operation-parts';
import { bodyOf, parameter, queryOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

const now = () => new Date().toISOString();

export const previews = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/previews',
    summary:
      'Lists the valid preview links, the newest first: what each shows, and who created it, not the link itself.',
    parameters: [inQuery('brand', 'Id of a brand.')],
    answer: previewsSchema,
    refusals: [400],
    example: '/v1/previews',
  },
  ({ store }) =>
    async (request, response) => {
      // Another registry may have issued or revoked one.
      await store.catchUp();
      const { brand } = queryOf(request, z.object({ brand: z.string().optional() }));
      response.json({ previews: previewsView(store.state, now(), brand) } satisfies Previews);
    },
);

export const revokePreview = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'delete', path: '/v1/previews/:id', status: 204 },
    summary: 'Revokes a preview link: shells refuse it, and every browser that has opened it leaves the preview.',
    parameters: [inPath('id', 'Id of the link, as `GET /v1/previews` lists it.')],
    body: json(revokePreviewSchema, '10kb'),
    answer: null,
    example: '/v1/previews/000000000000',
  },
  ({ store, authority, metrics, logger }) =>
    async (request, response) => {
      const context = writeContextOf(request, authority);
      const id = parameter(request, 'id', linkIdSchema);
      await store.catchUp();
      const { brand, versions } = validPreview(store.state, id, now());
      authority.mayPreview(request, Object.keys(versions), brand);
      const { why } = bodyOf(request, revokePreviewSchema, {});
      const { entry } = await store.revokePreview(id, why, context);
      if (entry !== null) metrics.countChange(entry.action);
      logger.info(entry, `preview link ${id} was revoked`);
      response.status(204).end();
    },
);

export const createPreview = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/previews', status: 201 },
    summary:
      'Creates a signed link with which one browser sees published versions, or another layout of one page type.',
    body: json(previewRequestSchema, '10kb'),
    answer: previewLinkSchema,
    example: '/v1/previews',
  },
  ({ store, authority, logger, previews: settings, packagesOrigin }) =>
    async (request, response) => {
      authority.grantOf(request);
      const { versions, layout, brand, page, hours, framed } = bodyOf(request, previewRequestSchema);
      const { who, person } = authority.mayPreview(request, Object.keys(versions), brand);
      const signing = previewSettings(settings);
      refuseUnpublished(store.state, versions);
      if (layout !== undefined) refuseLayout(store.state, { brand, versions, ...layout });
      const unserved = unservedOf(store.state, brand, versions);
      refuseUnapprovedLink(store.state, brand, unserved, { who, person });
      const pageType = layout?.pageType;
      const isDraft = framed && Object.keys(versions).length === 0;
      const id = randomBytes(6).toString('hex');
      const expires = endAfter(hours);
      const expiresAt = isoOf(expires);
      const wanted = { id, versions, layout, page, brand, expires };
      const url = previewLink(store.state, signing, wanted);
      const framedBy = ownOrigin(request, packagesOrigin);
      // A sandboxed frame of the console's own origin could leave its sandbox.
      const isApart = linkOrigin(store.state, signing, brand) !== framedBy;
      const frameUrl = framed && isApart ? previewLink(store.state, signing, { ...wanted, framedBy }) : undefined;
      const listed = { brand, page, versions, pageType, isDraft, unserved, expiresAt };
      await store.addPreview(id, listed, { who, person, ifMatch: null });
      logger.info({ who, id, brand, versions, pageType, page, expiresAt }, 'a preview link was issued');
      response.status(201).json({ id, url, frameUrl, expiresAt } satisfies PreviewLink);
    },
);

/** Refuses unpublished versions. @throws ProblemError `unknown-version` with every reason */
function refuseUnpublished({ remotes }: RegistryState, versions: Required<PreviewRequest>['versions']): void {
  const unknown = Object.entries(versions).flatMap(([remote, version]) =>
    own(own(remotes, remote) ?? {}, version) === undefined ? [`${remote}@${version}`] : [],
  );
  if (unknown.length === 0) return;
  throw new ProblemError(
    'unknown-version',
    `Not published: ${unknown.join(', ')}. GET /v1/remotes/{remote} lists the published versions. Publish it first; no visitor is served it by that.`,
    unknown,
  );
}

/** Refuses a layout with an added slot that could not be rendered with these versions. @throws ProblemError `unknown-page`, `layout-refused` with every reason */
function refuseLayout(
  state: RegistryState,
  {
    brand,
    versions,
    pageType,
    layout,
  }: Required<Pick<PreviewRequest, 'brand' | 'versions'>> & NonNullable<PreviewRequest['layout']>,
): void {
  refuseUnknownPage(pageType);
  const reasons = whyNotAdded(state, brand, pageType, layout, versions);
  if (reasons.length === 0) return;
  throw new ProblemError('layout-refused', `No link was made: ${reasons.join('. ')}.`, reasons);
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
