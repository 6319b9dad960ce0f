import { publishSchema } from '@forecourt/contracts';
import {
  type Checked,
  checkedSchema,
  type Published,
  publishedSchema,
  remoteSchema,
  remotesSchema,
  type VersionDetail,
  versionDetailSchema,
} from '@forecourt/contracts/registry-api';
import { remedyOf } from '@forecourt/gate';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { namesOf } from '../../store/change-brands';
import { refuseUnknownVersion } from '../../store/transitions';
import { detailOf } from '../../store/version-detail';
import { readManifest } from '../../store/version-folder';
import { remotesView, remoteView } from '../../store/views';
import { json, remote, version, writing } from '../operation-parts';
import { queryOf, remoteOf, versionOf, writeContextOf } from '../parameters';
import type { Services } from '../services';
import { uploadIn } from '../upload';

export const remotes = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/remotes',
    summary: 'Lists every remote with the version that each brand serves.',
    answer: remotesSchema,
    refusals: [],
    example: '/v1/remotes',
  },
  ({ store }) =>
    (_request, response) =>
      void response.json(remotesView(store.state)),
);

const limitSchema = z.object({ limit: z.coerce.number().int().min(1).default(Number.POSITIVE_INFINITY) });

export const oneRemote = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/remotes/:remote',
    summary: 'Lists the versions of a remote, the highest first.',
    parameters: [
      remote,
      inQuery('limit', 'Number of versions that are described: all, or fewer. All are named.', { type: 'integer' }),
    ],
    answer: remoteSchema,
    refusals: [400, 404],
    example: '/v1/remotes/mfe-sample',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(remoteView(store.state, remoteOf(request), queryOf(request, limitSchema).limit)),
);

export const oneVersion = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/remotes/:remote/:version',
    summary: 'Returns what a version consists of: files, fragments, sources, contract.',
    parameters: [remote, version],
    answer: versionDetailSchema,
    refusals: [400, 404],
    example: '/v1/remotes/mfe-sample/1.0.0',
  },
  ({ store }) =>
    async (request, response) => {
      const of = [remoteOf(request), versionOf(request)] as const;
      refuseUnknownVersion(store.state, ...of);
      const { manifest } = await readManifest(await store.folderOf(...of));
      response.json(detailOf(manifest) satisfies VersionDetail);
    },
);

export const publish = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'put', path: '/v1/remotes/:remote/:version', status: 201 },
    summary: 'Publishes a version that passes the gate; no brand serves it yet.',
    parameters: [remote, version],
    body: json(publishSchema),
    answer: publishedSchema,
    example: '/v1/remotes/mfe-sample/2.0.0',
  },
  ({ store, authority, incidents, metrics, logger, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const { upload, force } = uploadIn(request, authority);
        const { remote, version, files } = upload;
        const context = writeContextOf(request, authority);
        const { manifest, revision, warnings } = await store.publish(upload, context, force).catch((error: unknown) => {
          if (error instanceof ProblemError && error.code === 'version-refused')
            incidents.addRefusal({ remote, version, ...namesOf(context), reasons: error.problem.reasons ?? [] });
          throw error;
        });
        const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
        metrics.countChange('publish');
        logger.info({ remote, version, revision, who: context.who }, `publish ${remote}@${version}`);
        response
          .status(201)
          .location(`/files/${remote}/${version}/manifest.json`)
          .json({ remote, version, manifest, revision, files: files.size, bytes, warnings } satisfies Published);
      },
    ],
  }),
);

export const check = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/remotes/:remote/:version/check' },
    summary: 'Runs the gate only: returns the reasons for which the version would be refused.',
    parameters: [remote, version],
    body: json(publishSchema),
    answer: checkedSchema,
    example: '/v1/remotes/mfe-sample/2.0.0/check',
  },
  ({ store, authority, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const { findings, warnings } = await store.check(uploadIn(request, authority).upload);
        response.json({
          findings: findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) })),
          warnings,
        } satisfies Checked);
      },
    ],
  }),
);
