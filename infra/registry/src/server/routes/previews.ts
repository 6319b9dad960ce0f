import {
  type PreviewLink,
  type PreviewRequest,
  previewLinkSchema,
  previewRequestSchema,
} from '@forecourt/contracts/previews';
import { own, serviceRoute } from '@forecourt/service';
import { previewLink, previewSettings } from '../../previews/preview-link';
import { ProblemError } from '../../problems';
import { refuseUnapprovedLink } from '../../store/approval-rule';
import type { RegistryState } from '../../store/state';
import { json, writing } from '../operation-parts';
import { bodyOf } from '../parameters';
import type { Services } from '../services';

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
      const { versions, brand, page, hours } = bodyOf(request, previewRequestSchema);
      const { who, person } = authority.mayPreview(request, Object.keys(versions));
      const signing = previewSettings(settings);
      refuseUnpublished(store.state, versions);
      const unserved = unservedOf(store.state, brand, versions);
      refuseUnapprovedLink(store.state, brand, unserved, { who, person });
      const link = previewLink(store.state, signing, { versions, page, brand, hours });
      const { expiresAt } = link;
      if (Object.keys(unserved).length > 0)
        await store.notePreview({ brand, unserved, expiresAt }, { who, ifMatch: null });
      logger.info({ who, brand, versions, page, expiresAt }, 'a preview link was issued');
      response.status(201).json(link satisfies PreviewLink);
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
