import { toldSchema } from '@forecourt/contracts';
import { networkOf, Rate, reasonsOf } from '@forecourt/service';
import express, { type Request, Router } from 'express';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import { ProblemError } from '../http/problems';
import type { EventLog } from '../measure/event-log';
import { judge } from '../measure/judge';
import type { Metrics } from '../metrics';
import type { SiteBrands } from '../site-brands';
import { adConsent } from '../steps/ad-consent';

/** A hundred events have about 25 kB. */
const largest = '64kb';
/** After how many seconds a browser may try again. */
const rest = { often: '60', notKept: '5' };

/**
 * `POST /_shell/events`: a page tells what was seen and done in it (docs/measurement.md). 204: what counts is kept, and is not to be told
 * again. 400: nothing of it counts. 429 and 503: later; what was told twice is counted once.
 */
export function measuredEvents(deps: {
  brands: SiteBrands;
  metrics: Metrics;
  events: EventLog;
  perMinute: number;
}): Router {
  const { brands, metrics, events, perMinute } = deps;
  const rate = new Rate(perMinute, () => performance.now());
  const router = Router();
  router.post('/events', express.json({ limit: largest }), async (request, response) => {
    // R14: who calls itself a crawler has seen no ad.
    if (isCrawler(request.get('user-agent'))) {
      metrics.measuredRefused.inc({ why: 'crawler' });
      return void response.status(204).end();
    }
    if (!rate.allows(networkOf(request.ip ?? ''))) {
      metrics.measuredRefused.inc({ why: 'rate' });
      response.set('Retry-After', rest.often);
      throw new ProblemError('too-often', 'This network has told too much this minute. Tell it again in a minute.');
    }
    const told = toldSchema.safeParse(request.body);
    if (!told.success) {
      metrics.measuredRefused.inc({ why: 'form' });
      throw new ProblemError('bad-request', 'These are no events of a page.', reasonsOf(told.error));
    }
    const { id: brand } = brands.forHost(request.headers.host);
    const { taken, refused } = judge(told.data, { brand, isPrivate: isPrivate(request) }, Date.now());
    for (const why of refused) metrics.measuredRefused.inc({ why });
    if (taken.length === 0) throw new ProblemError('bad-request', 'None of these events can have happened like this.');
    if ((await events.take(taken)) === 'kept') return void response.status(204).end();
    response.set('Retry-After', rest.notKept);
    throw new ProblemError('not-kept', 'The events are not kept yet. Tell them again in a moment; they count once.');
  });
  return router;
}

/** Global Privacy Control, its elder, and a no to what ads may use. */
function isPrivate(request: Request): boolean {
  const isAsked = request.get('sec-gpc') === '1' || request.get('dnt') === '1';
  return isAsked || cookiesOf(request)[adConsent] === 'denied';
}
