import { clientGone, type Log, networkOf, RareLog } from '@forecourt/service';
import type { RequestHandler } from 'express';
import type { Admission } from '../http/admission';
import { ProblemError } from '../http/problems';
import { isSpeculative } from '../http/speculation';
import type { Metrics } from '../metrics';
import { busy } from '../pages/status';
import type { SiteBrands } from '../site-brands';
import { type Dress, sendStatus } from './send-status';

interface AdmitDependencies extends Dress {
  admission: Admission;
  brands: SiteBrands;
  metrics: Metrics;
  log: Log;
}

/**
 * Admits a request for a page, queues it, or answers 503; drops a request whose client has left in the meantime. A page that
 * no visitor has requested yet does not queue: the browser requests it again once its visitor does.
 */
export function admit(deps: AdmitDependencies): RequestHandler {
  const log = new RareLog(deps.log);
  return async (request, response, next) => {
    if (isSpeculative(request) && !deps.admission.isFree) {
      const brand = deps.brands.forHost(request.headers.host);
      deps.metrics.prefetchedPages.inc({ brand: brand.id, status: '503' });
      return sendStatus(response, deps, brand, busy(request.originalUrl));
    }
    const entered = await deps.admission.enter(networkOf(request.ip ?? ''), clientGone(response));
    if (typeof entered !== 'string') {
      response.on('close', entered);
      return next();
    }
    deps.metrics.turnedAway.inc({ why: entered });
    if (entered === 'left') return;
    log.warn(entered, { why: entered }, 'a request for a page was turned away: more ask than can be served');
    if (!request.accepts('html'))
      throw new ProblemError('busy', 'We are very busy right now. Please try again shortly.');
    const brand = deps.brands.forHost(request.headers.host);
    sendStatus(response, deps, brand, busy(request.originalUrl));
  };
}
