import { type Log, nameRequests, traceRequests } from '@forecourt/service';
import express, { type Express, type RequestHandler } from 'express';
import type { Config } from './config';
import { crawlFiles } from './crawl/crawl-files';
import type { ServiceDescriptions } from './descriptions/descriptions';
import type { Admission } from './http/admission';
import { clientOf } from './http/client';
import { compressPages } from './http/page-compression';
import { answerShellProblems, ProblemError } from './http/problems';
import { sameOriginWrites, securityHeaders } from './http/security';
import type { EventLog } from './measure/event-log';
import type { Intake } from './measure/intake';
import { type ActionDependencies, actions, home, instead } from './pages';
import { notFound, starting } from './pages/status';
import type { Readiness } from './readiness';
import type { ErrorReports } from './registry/error-reports';
import type { OutcomeReports } from './registry/outcome-reports';
import type { RemoteFiles } from './registry/remote-files';
import { admit } from './routes/admit';
import { browserReports } from './routes/browser-reports';
import { createDeferredSlotsHandler } from './routes/deferred-slots';
import { measuredEvents } from './routes/events';
import { fieldData } from './routes/field';
import { formRoute } from './routes/form';
import { operationRoutes } from './routes/health';
import { createPageHandler, type PageDependencies } from './routes/page';
import { pageFileRoutes } from './routes/page-files';
import { policyReports } from './routes/policy-reports';
import { postBreakers } from './routes/post-breakers';
import { previewRoutes } from './routes/preview';
import type { PreviewChanges } from './routes/preview-changes';
import { upstreamProxy } from './routes/proxy';
import { remoteFileRoutes } from './routes/remote-files';
import { sendStatus } from './routes/send-status';
import { assetRoutes, type ShellAssets } from './routes/static-assets';
import { createViewHandler } from './routes/view';
import type { SourceLines } from './source-lines/source-lines';

export interface AppDependencies extends PageDependencies, Omit<ActionDependencies, 'called'> {
  config: Config;
  log: Log;
  files: RemoteFiles;
  sourceLines: SourceLines;
  assets: ShellAssets;
  readiness: Readiness;
  admission: Admission;
  previewChanges: PreviewChanges;
  events: EventLog;
  intake: Intake;
  descriptions: ServiceDescriptions;
  /** Absent if outcomes are not reported. */
  reports: OutcomeReports | undefined;
  errors: ErrorReports | undefined;
}

export function createApp(deps: AppDependencies): Express {
  const { config, hosts, log, descriptions } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.proxiesInFront);

  app.use(nameRequests(), traceRequests(config.proxiesInFront > 0), deps.metrics.service.measure());
  if (config.operationsPort === undefined) app.use(operationRoutes(deps));
  app.use(securityHeaders(), hosts.refuseOthers(), sameOriginWrites(hosts));
  app.use('/_shell/remotes', remoteFileRoutes(deps));
  app.use(compressPages(() => deps.admission));
  app.use('/_shell', assetRoutes({ ...deps, home }));
  app.use('/_shell', previewRoutes({ ...deps, home }), browserReports(deps));
  app.use(policyReports(deps));
  app.use('/_shell', measuredEvents({ ...deps, perMinute: config.measurement.perMinute }));
  app.use('/_shell', fieldData({ ...deps, limits: config.field }));
  app.get('/_shell/preview/changes', deps.previewChanges.handler());
  const mayCome = admit(deps);
  app.use('/_shell', pageFileRoutes(deps, mayCome));
  app.get('/_shell/view', mayCome, createViewHandler(deps));
  app.get('/_shell/slots', mayCome, createDeferredSlotsHandler(deps));
  const called = (name: string) => descriptions.called(name);
  for (const { path, isAdmitted, handler } of actions)
    app.use(path, ...(isAdmitted ? [mayCome] : []), handler({ ...deps, called }));
  app.use(crawlFiles({ ...deps, called }));
  const offered = { offers: () => descriptions.offers, breakers: postBreakers() };
  const served = { ...deps, ...offered, urls: config.upstreams };
  app.use(formRoute({ ...served, home }));
  app.use(upstreamProxy({ ...served, clientOf: (request) => clientOf(request, deps), instead }));
  const isPage: RequestHandler = (request, _response, next) =>
    deps.types.some((type) => type.matches(request.path)) ? next() : next('route');
  app.get('/*path', isPage, mayCome, createPageHandler(deps));

  app.use((request, response) => {
    const brand = deps.brands.forHost(request.headers.host);
    // A service that has not described itself yet may serve this path.
    const isKnown = descriptions.missing.length === 0;
    if (!request.accepts('html') && !isKnown)
      throw new ProblemError('starting', 'The site is starting; try again in a moment.');
    if (!request.accepts('html')) throw new ProblemError('not-found', `There is nothing at ${request.path}.`);
    sendStatus(response, deps, brand, isKnown ? notFound(brand) : starting(request.originalUrl));
  });

  app.use(answerShellProblems(log));
  return app;
}
