import { personalSources, promoteSchema, publishSchema } from '@forecourt/contracts';
import { type Changed, type Checked, type Published, rollbackSchema } from '@forecourt/contracts/registry-api';
import { manifestIn, remedyOf, type Upload } from '@forecourt/gate';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RegistryStore, WriteContext } from '../store/registry-store';
import type { ChannelTransition, Target } from '../store/transitions';
import type { Authority } from './authorise';
import type { Metrics } from './metrics';
import { bodyOf, brandsOf, remoteOf, versionOf, writeContextOf } from './parameters';

export interface WriteParts {
  store: RegistryStore;
  authority: Authority;
  metrics: Metrics;
  logger: Logger;
}

/** The four ways to change the registry, each counted and logged, honouring If-Match; and the gate without them. */
export function createWrites({
  store,
  authority,
  metrics,
  logger,
}: WriteParts): Record<'publish' | 'check' | 'promote' | 'rollback' | 'stopCanary', RequestHandler> {
  const change =
    (act: (target: Target, request: Request, context: WriteContext) => Promise<ChannelTransition>): RequestHandler =>
    async (request, response) => {
      const target = { brands: brandsOf(request, store.state), remote: remoteOf(request) };
      const { entry, state, skipped } = await act(target, request, writeContextOf(request, authority));
      if (entry !== null) {
        metrics.countChange(entry.action);
        logger.info(entry, `${entry.action} ${entry.remote}`);
      }
      response.json({ revision: state.revision, changes: entry?.changes ?? [], skipped } satisfies Changed);
    };

  return {
    async publish(request, response) {
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
    async check(request, response) {
      const { findings, warnings } = await store.check(lawfulUpload(request, authority));
      response.json({
        findings: findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) })),
        warnings,
      } satisfies Checked);
    },
    promote: change((target, request, context) => store.promote(target, bodyOf(request, promoteSchema), context)),
    rollback: change((target, request, context) =>
      store.rollback(target, bodyOf(request, rollbackSchema, {}).to, context),
    ),
    stopCanary: change((target, _request, context) => store.stopCanary(target, context)),
  };
}

/** @throws ProblemError `token-scope` where it asks for what is a visitor's own, and the token is not for that */
function lawfulUpload(request: Request, authority: Authority): Upload {
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
