import { moduleKey, nameSchema, versionSchema } from '@forecourt/contracts';
import type { Log } from '@forecourt/service';
import express, { Router } from 'express';
import * as z from 'zod';
import type { Metrics } from '../metrics';
import type { Releases } from '../registry/releases';

const reportSchema = z.strictObject({
  slot: nameSchema,
  remote: nameSchema,
  version: versionSchema,
  reason: z.string().max(500),
});

/** `POST /_shell/failed`: a page tells that a fragment failed in its browser, so that the team can see it. */
export function browserReports(deps: { metrics: Metrics; log: Log; releases: Releases }): Router {
  const router = Router();
  router.post('/failed', express.json({ limit: '2kb' }), (request, response) => {
    const report = reportSchema.safeParse(request.body);
    // Only versions that are being served become labels: a stranger cannot grow the metrics.
    const known =
      report.success && deps.releases.current?.releases.has(moduleKey(report.data.remote, report.data.version));
    if (!report.success || !known) return void response.status(400).end();
    const { slot, remote, version, reason } = report.data;
    deps.metrics.browserFailures.inc({ slot, remote, version });
    deps.log.warn({ slot, remote, version, reason }, 'a fragment failed in a browser');
    response.status(204).end();
  });
  return router;
}
