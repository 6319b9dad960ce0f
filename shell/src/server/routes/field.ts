import { networkOf, Rate, reasonsOf } from '@forecourt/service';
import express, { type Request, Router } from 'express';
import type { Config } from '../config';
import { fieldReportSchema } from '../field/field-report';
import { cookiesOf } from '../http/cookies';
import { isCrawler } from '../http/crawlers';
import { ProblemError } from '../http/problems';
import type { Metrics } from '../metrics';
import { isPrivate } from '../pages/ad-consent';
import type { OutcomeReports } from '../registry/outcome-reports';
import type { Releases } from '../registry/releases';
import type { SiteBrands } from '../site-brands';
import type { PageType } from '../steps/page-type';
import { previewCookie } from '../steps/plan/preview';

/** A report with eight versions takes about 2 kB. */
const largest = '8kb';

export interface FieldDependencies {
  brands: SiteBrands;
  releases: Pick<Releases, 'find'>;
  types: readonly Pick<PageType, 'name'>[];
  metrics: Pick<Metrics, 'field'>;
  /** Receives the sums for the registry; absent if outcomes are not reported. */
  reports?: Pick<OutcomeReports, 'addField'>;
  limits: Pick<Config['field'], 'perMinute' | 'judgedPerHour'>;
}

const hourMs = 3_600_000;

/**
 * Returns the route `POST /_shell/field` for what browsers measured (docs/measurement.md): 204 if it is counted or discarded, 400, 413 or
 * 429 if it is refused. Only versions that this shell knows become labels, so that forged reports cannot grow the metrics.
 */
export function fieldData({ brands, releases, types, metrics, reports, limits }: FieldDependencies): Router {
  const rate = new Rate(limits.perMinute, () => performance.now());
  const judged = new Rate(limits.judgedPerHour, () => performance.now(), hourMs);
  const refuse = (why: string) => metrics.field.refused.inc({ why });
  /** Returns the reason to discard a report; null if it counts. */
  const discarded = (request: Request) =>
    isCrawler(request.get('user-agent')) ? 'crawler' : isPrivate(request) ? 'objection' : null;
  const router = Router();
  router.post('/field', (request, response, next) => {
    const why = discarded(request);
    if (why !== null) {
      refuse(why);
      return void response.status(204).end();
    }
    if (rate.allows(networkOf(request.ip ?? ''))) return next();
    refuse('rate');
    throw new ProblemError('too-often', 'This network has sent too many reports this minute. Try again in a minute.');
  });
  router.post('/field', express.json({ limit: largest }), (request, response) => {
    const report = fieldReportSchema.safeParse(request.body);
    if (!report.success) {
      refuse('form');
      throw new ProblemError('bad-request', 'This is not a valid report of a visit.', reasonsOf(report.error));
    }
    const { page, versions } = report.data;
    const known = Object.entries(versions).filter(([key]) => releases.find(key) !== undefined);
    const isPage = types.some(({ name }) => name === page);
    if (!isPage || known.length < Object.keys(versions).length) refuse('unknown');
    if (!isPage || known.length === 0)
      throw new ProblemError('bad-request', 'No page of this site has these versions, or this page type.');
    const brand = brands.forHost(request.headers.host).id;
    // Testers decide nothing about visitors, and no network decides alone.
    const isPreview = cookiesOf(request)[previewCookie] !== undefined;
    const isJudged = !isPreview && judged.allows(networkOf(request.ip ?? ''));
    metrics.field.addPage(brand, page, report.data);
    for (const [key, version] of known) {
      metrics.field.addVersion(brand, page, key, version);
      if (isJudged) reports?.addField(brand, key, version);
    }
    response.status(204).end();
  });
  return router;
}
