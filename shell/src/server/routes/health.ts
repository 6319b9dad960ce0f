import { type Response, Router } from 'express';
import type { Metrics } from '../metrics';

/** `/healthz`: 200 once a page can be served, else 503 with the reasons. `/metrics`: Prometheus text. */
export function operationRoutes(options: { metrics: Metrics; reasonsNotReady: () => string[] }): Router {
  const router = Router();
  router.get('/healthz', (_request, response: Response) => {
    const reasons = options.reasonsNotReady();
    response
      .status(reasons.length === 0 ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: reasons.length === 0, reasons });
  });
  router.get('/metrics', options.metrics.service.handler());
  return router;
}
