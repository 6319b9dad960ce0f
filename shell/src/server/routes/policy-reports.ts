import { moduleKey } from '@forecourt/contracts';
import { type Log, networkOf, RareLog, Rate, reasonsOf } from '@forecourt/service';
import express, { Router } from 'express';
import * as z from 'zod';
import { ProblemError } from '../http/problems';
import { policyReportPath } from '../http/security';
import type { Metrics } from '../metrics';
import type { Releases } from '../registry/releases';
import type { SourceLines } from '../source-lines/source-lines';

/** Reports that the browsers of one network may send in a minute: a page with a fault sends some, and an extension in a browser many. */
const perMinute = 60;
/** A report repeats the policy and the page's address. */
const largest = '16kb';

/** The directives that are labels of the metric; browsers name no others, clients might. */
const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['default-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src', 'child-src', 'worker-src'],
  ...['manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
] as const;
const other = 'other';

const text = z.string().max(4000).default('');
const place = z.int().min(0).catch(0).default(0);

/** Body of a report, as all browsers send it for `report-uri`; its other fields, such as the page's address, are not read. */
const reportSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': place,
      'column-number': place,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    // Older browsers name the directive with its sources.
    directive: (report['effective-directive'] || report['violated-directive']).split(' ')[0] ?? '',
    blocked: report['blocked-uri'],
    position: `${report['source-file']}:${report['line-number']}:${report['column-number']}`,
  }));

interface PolicyReportDependencies {
  metrics: Metrics;
  log: Log;
  releases: Pick<Releases, 'find'>;
  sourceLines: Pick<SourceLines, 'resolve'>;
}

/**
 * Returns the route to which browsers report what a page's policy has blocked: counted by directive and by the version whose script did it, and
 * logged rarely, without the page's address, which may be personal.
 */
export function policyReports({ metrics, log, releases, sourceLines }: PolicyReportDependencies): Router {
  const rareLog = new RareLog(log);
  const rate = new Rate(perMinute, () => performance.now());
  const router = Router();
  router.post(policyReportPath, (request, _response, next) => {
    if (rate.allows(networkOf(request.ip ?? ''))) return next();
    metrics.policyReportsRefused.inc();
    throw new ProblemError('too-often', 'This network has sent too many reports this minute.');
  });
  router.post(
    policyReportPath,
    express.json({ limit: largest, type: 'application/csp-report' }),
    (request, response) => {
      const report = reportSchema.safeParse(request.body);
      if (!report.success)
        throw new ProblemError(
          'bad-request',
          'This is not a report of a content security policy.',
          reasonsOf(report.error),
        );
      const { position, blocked } = report.data;
      const directive = directives.find((one) => one === report.data.directive) ?? other;
      const { remote, version } = versionAt(position, releases);
      metrics.policyReports.inc({ directive, remote, version });
      rareLog.warn(
        `${directive} ${remote} ${version}`,
        async () => ({
          ...{ directive, remote, version, blocked: blockedOf(blocked) },
          ...(remote !== nobody && { at: await sourceLines.resolve(position, moduleKey(remote, version)) }),
        }),
        remote === nobody ? "a page's policy blocked something" : `a page's policy blocked something of ${remote}`,
      );
      response.status(204).end();
    },
  );
  return router;
}

/** Labels of a report that names no script of a version that is served: one of the page itself, of an ad, or of an extension of the browser. */
const nobody = 'none';

function versionAt(position: string, releases: Pick<Releases, 'find'>): { remote: string; version: string } {
  const [, remote, version] = /\/_shell\/remotes\/([^/\s]+)\/([^/\s]+)\//.exec(position) ?? [];
  const isKnown =
    remote !== undefined && version !== undefined && releases.find(moduleKey(remote, version)) !== undefined;
  return isKnown ? { remote, version } : { remote: nobody, version: nobody };
}

/** Returns what was blocked, without path and query: `inline`, `eval`, `data`, or an origin. */
function blockedOf(uri: string): string {
  return URL.canParse(uri) && /^https?:/.test(uri) ? new URL(uri).origin : (/^[\w-]{1,40}/.exec(uri)?.[0] ?? '');
}
