import { brandForHost } from '@forecourt/brands';
import { type Log, nameRequests } from '@forecourt/service';
import express, { type Express } from 'express';
import type { Config } from './config';
import { compressPages } from './http/page-compression';
import { answerShellProblems, ProblemError } from './http/problems';
import { giveNonce, nonceOf, sameOriginWrites, securityHeaders } from './http/security';
import type { RemoteFiles } from './registry/remote-files';
import { browserReports } from './routes/browser-reports';
import { emailSubscribeForm } from './routes/email-subscribe';
import { operationRoutes } from './routes/health';
import { overrideRoutes } from './routes/overrides';
import { upstreamProxies } from './routes/proxy';
import { remoteFileRoutes } from './routes/remote-files';
import { assetRoutes, type ShellAssets } from './routes/static-assets';
import { createVehicleHandler } from './routes/vehicle';
import { createViewHandler } from './routes/view';
import { notFoundContent, statusPage } from './steps/document/status-page';
import { createPageHandler, type PageDependencies } from './steps/request';

export interface AppDependencies extends PageDependencies {
  config: Config;
  log: Log;
  files: RemoteFiles;
  assets: ShellAssets;
  overrideSecret: string;
  reasonsNotReady: () => string[];
}

export function createApp(deps: AppDependencies): Express {
  const { config, log } = deps;
  const { upstreams } = config;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);

  app.use(nameRequests(), deps.metrics.service.measure());
  app.use(operationRoutes(deps));
  app.use(giveNonce, securityHeaders, sameOriginWrites(config.publicOrigins));
  app.use('/_shell/remotes', remoteFileRoutes(deps));
  app.use(compressPages());
  app.use('/_shell', assetRoutes(deps.assets, deps.styles));
  app.use('/_shell', overrideRoutes(deps.overrideSecret), browserReports(deps));
  app.get('/_shell/view', createViewHandler(deps));
  app.use(emailSubscribeForm({ accountsUrl: config.upstreams.accounts, styles: deps.styles, log }));
  app.use(upstreamProxies(upstreams, log));

  app.get(['/', '/cars-for-sale'], (_request, response) => response.redirect(302, '/cars-for-sale/all'));
  app.get(
    '/robots.txt',
    (_request, response) => void response.type('text').send('User-agent: *\nDisallow: /_shell/\n'),
  );
  app.get(
    '/cars-for-sale/vehicle/:id{/:make}{/:model}',
    createVehicleHandler({ marketplaceUrl: upstreams.marketplace, styles: deps.styles }),
  );
  app.get('/cars-for-sale/*path', createPageHandler(deps));

  app.use((request, response) => {
    const brand = brandForHost(request.headers.host);
    if (!request.accepts('html')) throw new ProblemError('not-found', `There is nothing at ${request.path}.`);
    const html = statusPage(
      { brand, nonce: nonceOf(response), noindex: true, stylesheets: [deps.styles.base] },
      notFoundContent(brand),
    );
    response.status(404).type('html').set('Cache-Control', 'no-store').send(html);
  });

  app.use(answerShellProblems(log));
  return app;
}
