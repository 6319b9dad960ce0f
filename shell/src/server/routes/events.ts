import { networkOf, Rate, reasonsOf } from '@forecourt/service';
import { campaignIn, eventBatchSchema, eventIdSchema } from '@forecourt/site';
import express, { type Request, type RequestHandler, Router } from 'express';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import { ProblemError } from '../http/problems';
import { isSpeculative } from '../http/speculation';
import type { Intake } from '../measure/intake';
import type { Metrics } from '../metrics';
import { isPrivate } from '../pages/ad-consent';
import type { SiteBrands } from '../site-brands';
import { previewCookie } from '../steps/plan/preview';

/** A hundred events take about 25 kB. */
const largest = '64kb';

/**
 * Returns the routes for the events that pages measure (docs/measurement.md):
 * - `POST /_shell/events`: 204 if the valid events are stored and must not be sent again, 400 if none is valid, 429 and 503 for a later
 *   retry; a duplicate counts once.
 * - `GET /_shell/events/view/<id>`: the signed view, as text (R78).
 */
export function measuredEvents(deps: {
  brands: SiteBrands;
  metrics: Metrics;
  intake: Intake;
  perMinute: number;
}): Router {
  const { brands, metrics, intake, perMinute } = deps;
  const rate = new Rate(perMinute, () => performance.now());
  const brandOf = (request: Request) => brands.forHost(request.headers.host).id;
  const notTooOften: RequestHandler = (request, _response, next) => {
    if (rate.allows(networkOf(request.ip ?? ''))) return next();
    metrics.measuredRefused.inc({ why: 'rate' });
    throw new ProblemError('too-often', 'This network has sent too many requests this minute. Try again in a minute.');
  };
  const router = Router();
  router.get('/events/view/:id', notTooOften, (request, response) => {
    const view = eventIdSchema.safeParse(request.params.id);
    if (!view.success)
      throw new ProblemError('bad-request', 'This is not an id of a view, which has 16 to 36 letters and digits.');
    response
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(intake.sign(view.data, brandOf(request)));
  });
  // R14: impressions of self-declared crawlers do not count.
  router.post('/events', express.json({ limit: largest }), (request, response, next) => {
    if (!isCrawler(request.get('user-agent'))) return next();
    metrics.measuredRefused.inc({ why: 'crawler' });
    response.status(204).end();
  });
  router.post('/events', notTooOften, async (request, response) => {
    const batch = eventBatchSchema.safeParse(request.body);
    if (!batch.success) {
      metrics.measuredRefused.inc({ why: 'form' });
      throw new ProblemError('bad-request', 'This is not a valid event batch of a page.', reasonsOf(batch.error));
    }
    const client = {
      ...{ brand: brandOf(request), network: networkOf(request.ip ?? ''), isPrivate: isPrivate(request) },
      browser: request.get('user-agent') ?? '',
      campaign: campaignIn(cookiesOf(request)),
      isNoVisit: isSpeculative(request) || cookiesOf(request)[previewCookie] !== undefined,
    };
    switch (await intake.take(batch.data, client)) {
      case 'stored':
        return void response.status(204).end();
      case 'nothing':
        throw new ProblemError('bad-request', 'None of these events is possible: their times or places are wrong.');
      case 'above':
        throw new ProblemError('too-often', 'No more events are stored today. Send them again tomorrow.');
      default:
        throw new ProblemError(
          'not-kept',
          'The events are not stored yet. Send them again in a moment; they count once.',
        );
    }
  });
  return router;
}
