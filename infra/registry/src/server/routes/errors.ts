import { type ModuleKey, moduleKey } from '@forecourt/contracts';
import {
  errorReportSchema,
  type LiveErrors,
  liveErrorsSchema,
  type VersionErrors,
  versionErrorsSchema,
} from '@forecourt/contracts/errors';
import { own, reading, serviceRoute } from '@forecourt/service';
import { servedAnywhere } from '../../store/served';
import { refuseUnknownVersion } from '../../store/transitions';
import { json, remote, version, writing } from '../operation-parts';
import { bodyOf, remoteOf, versionOf } from '../parameters';
import type { Services } from '../services';

/** Errors of builds that were never published are left out. */
export const reportErrors = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/errors', status: 204 },
    summary: 'Receives errors of versions from shells, with lines of source.',
    body: json(errorReportSchema, '200kb'),
    answer: null,
    example: '/v1/errors',
  },
  ({ authority, errors, store }) => ({
    before: [authority.may('report')],
    handlers: [
      (request, response) => {
        for (const error of bodyOf(request, errorReportSchema).errors)
          if (own(own(store.state.remotes, error.remote) ?? {}, error.version) !== undefined)
            errors.add(error, new Date());
        response.status(204).end();
      },
    ],
  }),
);

/** Leaves out remotes that the token is not for. */
export const liveErrors = serviceRoute<Services>(
  {
    ...{ ...reading, isSecured: true, path: '/v1/errors' },
    summary: 'Lists the live versions that had errors on servers or in browsers.',
    answer: liveErrorsSchema,
    refusals: [401, 403],
    example: '/v1/errors',
  },
  ({ authority, errors, store }) =>
    (request, response) => {
      const mayRead = authority.readerOf(request);
      const found = new Map<ModuleKey, LiveErrors['versions'][number]>();
      for (const { brand, remote, version } of servedAnywhere(store.state)) {
        if (!mayRead(remote) || errors.of(remote, version).length === 0) continue;
        const key = moduleKey(remote, version);
        found.set(key, { remote, version, brands: [...(found.get(key)?.brands ?? []), brand] });
      }
      response.set('Cache-Control', 'private, no-store');
      response.json({ versions: [...found.values()] } satisfies LiveErrors);
    },
);

/** Needs a token for the remote, as source maps do: stacks name its source. */
export const versionErrors = serviceRoute<Services>(
  {
    ...{ ...reading, isSecured: true, path: '/v1/remotes/:remote/:version/errors' },
    summary: 'Lists the latest different errors of a version on servers and in browsers, the latest first.',
    parameters: [remote, version],
    answer: versionErrorsSchema,
    refusals: [400, 401, 403, 404],
    example: '/v1/remotes/mfe-sample/1.0.0/errors',
  },
  ({ authority, errors, store }) => ({
    before: [authority.mayReadPrivate()],
    handlers: [
      (request, response) => {
        const of = [remoteOf(request), versionOf(request)] as const;
        refuseUnknownVersion(store.state, ...of);
        response.set('Cache-Control', 'private, no-store');
        response.json({ errors: errors.of(...of) } satisfies VersionErrors);
      },
    ],
  }),
);
