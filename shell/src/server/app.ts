import { type Log, nameRequests } from '@forecourt/service';
import express, { type Express, type RequestHandler } from 'express';
import type { Config } from './config';
import type { Admission } from './http/admission';
import { clientOf } from './http/client';
import { compressPages } from './http/page-compression';
import { answerShellProblems, ProblemError } from './http/problems';
import { sameOriginWrites, securityHeaders } from './http/security';
import type { EventLog } from './measure/event-log';
import type { Intake } from './measure/intake';
import { modelNamesPath } from './pages/model-names';
import { notFound } from './pages/status';
import type { Readiness } from './readiness';
import type { RemoteFiles } from './registry/remote-files';
import { accountForms } from './routes/account-forms';
import { adConsentRoute } from './routes/ad-consent';
import { admit } from './routes/admit';
import { browserReports } from './routes/browser-reports';
import { crawlFiles } from './routes/crawl-files';
import { createDeferredSlotsHandler } from './routes/deferred-slots';
import { measuredEvents } from './routes/events';
import { findRoutes } from './routes/find';
import { guardedPosts } from './routes/guarded-posts';
import { operationRoutes } from './routes/health';
import { modelNamesRoute } from './routes/model-names';
import { createPageHandler, type PageDependencies } from './routes/page';
import { previewRoutes } from './routes/preview';
import type { PreviewChanges } from './routes/preview-changes';
import { upstreamProxies } from './routes/proxy';
import { pushWorker } from './routes/push-worker';
import { remoteFileRoutes } from './routes/remote-files';
import { sendStatus } from './routes/send-status';
import { sharedSearch } from './routes/shared-search';
import { assetRoutes, type ShellAssets } from './routes/static-assets';
import { createViewHandler } from './routes/view';
import { adConsentPath } from './steps/ad-consent';
import { findPath } from './steps/find-path';

export interface AppDependencies extends PageDependencies {
  config: Config;
  log: Log;
  files: RemoteFiles;
  assets: ShellAssets;
  readiness: Readiness;
  admission: Admission;
  previewChanges: PreviewChanges;
  events: EventLog;
  intake: Intake;
}

export function createApp(deps: AppDependencies): Express {
  const { config, hosts, log } = deps;
  const { upstreams } = config;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.proxiesInFront);

  app.use(nameRequests(), deps.metrics.service.measure());
  if (config.operationsPort === undefined) app.use(operationRoutes(deps));
  app.use(securityHeaders(), hosts.refuseOthers(), sameOriginWrites(hosts));
  app.use('/_shell/remotes', remoteFileRoutes(deps));
  app.use(compressPages());
  app.use('/_shell', assetRoutes(deps));
  app.use('/_shell', previewRoutes(deps), browserReports(deps));
  app.use('/_shell', measuredEvents({ ...deps, perMinute: config.measurement.perMinute }));
  app.get('/_shell/preview/changes', deps.previewChanges.handler());
  const mayCome = admit(deps);
  app.get('/_shell/view', mayCome, createViewHandler(deps));
  app.get('/_shell/slots', mayCome, createDeferredSlotsHandler(deps));
  app.use(pushWorker(deps));
  app.use(accountForms({ ...deps, accountsUrl: config.upstreams.accounts }));
  app.use(guardedPosts({ ...deps, accountsUrl: config.upstreams.accounts }));
  app.use(upstreamProxies(upstreams, log, (request) => clientOf(request, deps)));

  app.use(findPath, mayCome, findRoutes(deps));
  app.use(modelNamesPath, modelNamesRoute(deps));
  app.use(adConsentPath, adConsentRoute(deps));
  app.get('/cars-for-sale/all', sharedSearch({ accountsUrl: config.upstreams.accounts, log }));
  app.get(['/', '/cars-for-sale'], (_request, response) => response.redirect(302, '/cars-for-sale/all'));
  app.use(crawlFiles(deps));
  const isPage: RequestHandler = (request, _response, next) =>
    deps.types.some((type) => type.matches(request.path)) ? next() : next('route');
  app.get('/*path', isPage, mayCome, createPageHandler(deps));

  app.use((request, response) => {
    if (!request.accepts('html')) throw new ProblemError('not-found', `There is nothing at ${request.path}.`);
    const brand = deps.brands.forHost(request.headers.host);
    sendStatus(response, deps.styles, brand, notFound(brand));
  });

  app.use(answerShellProblems(log));
  return app;
}
