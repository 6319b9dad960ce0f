import { type Response, Router } from 'express';
import type { Metrics } from '../metrics';
import type { Readiness } from '../readiness';

/**
 * Returns the routes for operations. `/livez`: 200 while the process answers; restart one that does not. `/healthz`: 200 while this shell
 * should get requests, else 503 with the reasons. `/metrics`: Prometheus text.
 */
export function operationRoutes(options: { metrics: Metrics; readiness: Readiness }): Router {
  const router = Router();
  router.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ alive: true });
  });
  router.get('/healthz', (_request, response: Response) => {
    const reasons = options.readiness.reasons();
    response
      .status(reasons.length === 0 ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: reasons.length === 0, reasons });
  });
  router.get('/metrics', options.metrics.service.handler());
  return router;
}
