import { reportSchema } from '@forecourt/contracts/reports';
import { nameRequests } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { PreviewSettings } from '../config';
import { ProblemError } from '../problems';
import { brandDataView, brandIdsIn } from '../store/brands';
import { flagsView } from '../store/flag-transitions';
import { layoutsView, layoutView } from '../store/layouts';
import type { RegistryStore } from '../store/registry-store';
import { remotesView, remoteView } from '../store/views';
import { answerProblems } from './answer-problems';
import type { Authority } from './authorise';
import type { AutomaticRollback } from './automatic-rollback';
import { createBrandWrites } from './brand-writes';
import { serveFile } from './files';
import { createFlagWrites, createLayoutWrites } from './layout-writes';
import type { Metrics } from './metrics';
import { openApiDocument } from './openapi/document';
import { bodyOf, brandOf, hasAlready, limitOf, pageOf, remoteOf } from './parameters';
import { previewRoutes } from './preview-routes';
import type { ChangeStreams } from './stream';
import { tokenRoutes } from './token-routes';
import { createWrites } from './writes';

export interface AppParts {
  store: RegistryStore;
  authority: Authority;
  streams: ChangeStreams;
  automaticRollback: AutomaticRollback;
  previews: PreviewSettings | undefined;
  metrics: Metrics;
  logger: Logger;
  /** The largest publish, in bytes of JSON after unpacking; base64 makes files a third larger. */
  uploadBytes: number;
}

/** The registry's interface, a route after the other; `openapi/operations.ts` says what each takes and answers. */
export function createApp({
  store,
  authority,
  streams,
  automaticRollback,
  previews,
  metrics,
  logger,
  uploadBytes,
}: AppParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(nameRequests(), metrics.measure(), (_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });

  app.get('/files/:remote/:version/*path', serveFile(store));

  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/v1/channels', (request, response) => {
    const { json, etag } = store.snapshot;
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (hasAlready(request, etag)) response.status(304).end();
    else response.type('json').send(json);
  });
  app.get('/v1/channels/stream', streams.handler());
  app.get('/v1/brands', (_request, response) => void response.json({ brands: brandIdsIn(store.state) }));
  app.get('/v1/brands/:brand', (request, response) => {
    response.json(brandDataView(store.state, brandOf(request, store.state)));
  });
  app.get('/v1/remotes', (_request, response) => void response.json(remotesView(store.state)));
  app.get('/v1/remotes/:remote', (request, response) => {
    response.json(remoteView(store.state, remoteOf(request)));
  });
  app.get('/v1/layouts', (_request, response) => void response.json({ layouts: layoutsView(store.state) }));
  app.get('/v1/layouts/:brand/:page', (request, response) => {
    response.json(layoutView(store.state, brandOf(request, store.state), pageOf(request)));
  });
  app.get(
    '/v1/flags/:brand',
    (request, response) => void response.json(flagsView(store.state, brandOf(request, store.state))),
  );
  app.get('/v1/audit', async (request, response) => {
    response.json({ entries: await store.audit(limitOf(request, 100, 1000)) });
  });

  const { publish, check, promote, rollback, stopCanary } = createWrites({ store, authority, metrics, logger });
  app.put('/v1/remotes/:remote/:version', authority.may('publish'), express.json({ limit: uploadBytes }), publish);
  app.post('/v1/remotes/:remote/:version/check', authority.may('publish'), express.json({ limit: uploadBytes }), check);
  app.post('/v1/channels/:brand/:remote', authority.may('promote'), express.json({ limit: '10kb' }), promote);
  app.post('/v1/channels/:brand/:remote/rollback', authority.may('promote'), express.json({ limit: '10kb' }), rollback);
  app.delete('/v1/channels/:brand/:remote/canary', authority.may('promote'), stopCanary);

  const layouts = createLayoutWrites({ store, authority, metrics, logger });
  app.put(
    '/v1/layouts/:brand/:page',
    authority.may('place'),
    express.json({ limit: '100kb' }),
    authority.mayPlace(),
    layouts.set,
  );
  app.post(
    '/v1/layouts/:brand/:page/place',
    authority.may('place'),
    express.json({ limit: '10kb' }),
    authority.mayPlace(),
    layouts.place,
  );
  app.post(
    '/v1/layouts/:brand/:page/unplace',
    authority.may('place'),
    express.json({ limit: '10kb' }),
    authority.mayPlace(),
    layouts.unplace,
  );
  app.post('/v1/layouts/:brand/:page/rollback', authority.may('place'), authority.mayPlace(), layouts.rollback);
  app.delete('/v1/layouts/:brand/:page/canary', authority.may('place'), authority.mayPlace(), layouts.stopCanary);

  const flags = createFlagWrites({ store, authority, metrics, logger });
  app.patch('/v1/flags/:brand', authority.may('flags'), express.json({ limit: '10kb' }), flags.set);
  app.post('/v1/flags/:brand/rollback', authority.may('flags'), flags.rollback);

  const brands = createBrandWrites({ store, authority, metrics, logger });
  app.put('/v1/brands/:brand', authority.may('admin'), express.json({ limit: '200kb' }), brands.set);
  app.delete('/v1/brands/:brand', authority.may('admin'), brands.remove);
  app.post('/v1/brands/:brand/rollback', authority.may('admin'), brands.rollback);

  app.post('/v1/reports', authority.may('report'), express.json({ limit: '200kb' }), async (request, response) => {
    await automaticRollback.hear(bodyOf(request, reportSchema).outcomes);
    response.status(204).end();
  });
  app.use(previewRoutes({ store, authority, logger, settings: previews }));
  app.use(tokenRoutes({ store, authority, metrics, logger }));

  app.get('/healthz', async (_request, response) => {
    const failure = await store.whyNothingIsStored();
    if (failure !== null)
      throw new ProblemError(
        'cannot-store',
        `The registry reads, and cannot write into its folder (${failure}): nothing can be published or promoted. Make room on its disk, or let it write there.`,
      );
    response.json({ status: 'ok', revision: store.state.revision });
  });
  app.get('/metrics', metrics.handler());
  const description = openApiDocument();
  app.get('/openapi.json', (_request, response) => void response.json(description));
  app.use((request) => {
    throw new ProblemError('not-found', `The registry has no ${request.method} ${request.path}.`);
  });
  app.use(answerProblems(logger));
  return app;
}
