import { personalSources, publishSchema } from '@forecourt/contracts';
import {
  type Checked,
  checkedSchema,
  type Published,
  publishedSchema,
  remoteSchema,
  remotesSchema,
} from '@forecourt/contracts/registry-api';
import { manifestIn, remedyOf, type Upload } from '@forecourt/gate';
import { reading, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import { remotesView, remoteView } from '../../store/views';
import type { Authority } from '../authorise';
import { json, remote, version, writing } from '../operation-parts';
import { bodyOf, remoteOf, versionOf, writeContextOf } from '../parameters';
import type { Services } from '../services';

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

export const oneRemote = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/remotes/:remote',
    summary: 'Lists the versions of a remote, the highest first.',
    parameters: [remote],
    answer: remoteSchema,
    refusals: [400, 404],
    example: '/v1/remotes/mfe-sample',
  },
  ({ store }) =>
    (request, response) =>
      void response.json(remoteView(store.state, remoteOf(request))),
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
  ({ store, authority, metrics, logger, uploadBytes }) => ({
    before: [authority.may('publish')],
    limit: uploadBytes,
    handlers: [
      async (request, response) => {
        const upload = lawfulUpload(request, authority);
        const { remote, version, files } = upload;
        const context = writeContextOf(request, authority);
        const { manifest, revision, warnings } = await store.publish(upload, context);
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
        const { findings, warnings } = await store.check(lawfulUpload(request, authority));
        response.json({
          findings: findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) })),
          warnings,
        } satisfies Checked);
      },
    ],
  }),
);

/** Reads the upload from the body. @throws ProblemError `token-scope` if it reads personal data and the token does not allow this */
export function lawfulUpload(request: Request, authority: Authority): Upload {
  const upload = uploadOf(request);
  const manifest = manifestIn(upload.files);
  if (manifest !== null) authority.mayAskPersonal(request, upload.remote, personalSources(manifest));
  return upload;
}

function uploadOf(request: Request): Upload {
  const [remote, version] = [remoteOf(request), versionOf(request)];
  const encoded = Object.entries(bodyOf(request, publishSchema).files);
  const files = new Map(encoded.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
  return { remote, version, files };
}
