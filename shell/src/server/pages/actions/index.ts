/** The site's routes besides pages, one row each. The shell serves the rows in this order, before the pages. */
import { overlayBasePath } from '@forecourt/contracts';
import type { Reference, ReferenceData } from '@forecourt/search-state';
import type { Log } from '@forecourt/service';
import { type RequestHandler, Router } from 'express';
import type { CalledUpstream } from '../../descriptions/descriptions';
import type { SiteHosts } from '../../http/site-hosts';
import type { Metrics } from '../../metrics';
import type { SiteBrands } from '../../site-brands';
import type { UpstreamUrls } from '../../upstreams';
import { accountPath } from '../account';
import { adConsentPath } from '../ad-consent';
import { findPath } from '../find-path';
import { home } from '../home';
import { modelNamesPath } from '../model-names';
import { toAccount } from './account';
import { adConsentRoute } from './ad-consent';
import { buildPricePath, toNewVehicles } from './build-price';
import { findRoutes } from './find';
import { modelNamesRoute } from './model-names';
import { overlayFrom } from './overlay-from';
import { pushWorker, pushWorkerPath } from './push-worker';
import { sharedSearch } from './shared-search';

export interface ActionDependencies {
  config: { upstreams: UpstreamUrls };
  assets: { pushWorker: string };
  brands: SiteBrands;
  hosts: SiteHosts;
  reference: () => { data: ReferenceData; reference: Reference } | null;
  called: (name: string) => CalledUpstream | undefined;
  log: Log;
  metrics: Metrics;
}

export interface Action {
  /** Path of the action, with everything below it. */
  path: string;
  /** Whether admission control applies, as for pages. */
  isAdmitted?: true;
  handler: (deps: ActionDependencies) => RequestHandler;
}

const toHome = () => Router().get('/', (_request, response) => response.redirect(302, home));

export const actions: readonly Action[] = [
  { path: pushWorkerPath, handler: pushWorker },
  { path: findPath, isAdmitted: true, handler: findRoutes },
  { path: modelNamesPath, handler: modelNamesRoute },
  { path: adConsentPath, handler: adConsentRoute },
  { path: overlayBasePath, handler: overlayFrom },
  { path: buildPricePath, handler: toNewVehicles },
  { path: accountPath, handler: toAccount },
  { path: home, handler: sharedSearch },
  { path: '/cars-for-sale', handler: toHome },
  { path: '/', handler: toHome },
];
