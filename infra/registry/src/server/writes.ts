import { promoteSchema, publishSchema } from '@forecourt/contracts';
import { type Changed, type Published, rollbackSchema } from '@forecourt/contracts/registry-api';
import type { Tokens } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RegistryStore, WriteContext } from '../store/registry-store';
import type { ChannelTransition, Target } from '../store/transitions';
import type { Metrics } from './metrics';
import { bodyOf, brandsOf, remoteOf, versionOf, writeContextOf } from './parameters';

export interface WriteParts {
  store: RegistryStore;
  tokens: Tokens;
  metrics: Metrics;
  logger: Logger;
}

/** The four ways to change the registry. Each asks for a token, honours If-Match, is counted and logged. */
export function createWrites({
  store,
  tokens,
  metrics,
  logger,
}: WriteParts): Record<'publish' | 'promote' | 'rollback' | 'stopCanary', RequestHandler> {
  const change =
    (act: (target: Target, request: Request, context: WriteContext) => Promise<ChannelTransition>): RequestHandler =>
    async (request, response) => {
      const target = { brands: brandsOf(request), remote: remoteOf(request) };
      const { entry, state, skipped } = await act(target, request, writeContextOf(request, tokens));
      if (entry !== null) {
        metrics.countChange(entry.action);
        logger.info(entry, `${entry.action} ${entry.remote}`);
      }
      response.json({ revision: state.revision, changes: entry?.changes ?? [], skipped } satisfies Changed);
    };

  return {
    async publish(request, response) {
      const remote = remoteOf(request);
      const version = versionOf(request);
      const encoded = Object.entries(bodyOf(request, publishSchema).files);
      const files = new Map(encoded.map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
      const context = writeContextOf(request, tokens);
      const { manifest, revision } = await store.publish({ remote, version, files }, context);
      const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0);
      metrics.countChange('publish');
      logger.info({ remote, version, revision, who: context.who }, `publish ${remote}@${version}`);
      response
        .status(201)
        .location(`/files/${remote}/${version}/manifest.json`)
        .json({ remote, version, manifest, revision, files: files.size, bytes } satisfies Published);
    },
    promote: change((target, request, context) => store.promote(target, bodyOf(request, promoteSchema), context)),
    rollback: change((target, request, context) =>
      store.rollback(target, bodyOf(request, rollbackSchema, {}).to, context),
    ),
    stopCanary: change((target, _request, context) => store.stopCanary(target, context)),
  };
}
