import { moduleKey, nameSchema, versionSchema } from '@forecourt/contracts';
import { type Log, RareLog } from '@forecourt/service';
import express, { Router } from 'express';
import * as z from 'zod';
import type { Metrics } from '../metrics';
import type { ErrorReports } from '../registry/error-reports';
import type { Releases } from '../registry/releases';
import type { SiteBrands } from '../site-brands';
import type { SourceLines } from '../source-lines/source-lines';
import { layoutsInForce } from '../steps/plan/layouts';

/** `sendBeacon` sends text, pages of an earlier host JSON. */
const readReport = express.json({ limit: '64kb', type: ['text/plain', 'application/json'] });
/** The stack of an error, whose outermost frames are left out; pages of an earlier host send none. */
const stack = z
  .string()
  .transform((text) => text.slice(0, 2000))
  .optional();

const reportSchema = z.strictObject({
  slot: nameSchema,
  remote: nameSchema,
  version: versionSchema,
  reason: z.string().max(500),
  stack,
});

const straySchema = z.strictObject({
  kind: z.enum(['hydration', 'error', 'rejection', 'history']),
  remote: nameSchema,
  version: versionSchema,
  reason: z.string().max(500),
  stack,
});

type BrowserError = Pick<z.infer<typeof straySchema>, 'remote' | 'version' | 'reason' | 'stack'>;

interface ReportDependencies {
  brands: SiteBrands;
  metrics: Metrics;
  log: Log;
  releases: Releases;
  /** Says where in their teams' source fragments failed. */
  sourceLines: Pick<SourceLines, 'resolve'>;
  /** Tells teams what failed; absent if errors are not reported. */
  errors: Pick<ErrorReports, 'add'> | undefined;
}

/**
 * Returns the routes for reports of browsers. `POST /_shell/failed`: a fragment failed in a browser, so that the team learns of it. `POST
 * /_shell/stray`: a fragment did something besides rendering.
 */
export function browserReports(deps: ReportDependencies): Router {
  const log = new RareLog(deps.log);
  /** Returns a report with source lines in its stack. */
  const readable = async <Report extends { remote: string; version: string; stack?: string }>(report: Report) => {
    const { remote, version, stack } = report;
    if (stack === undefined) return report;
    return { ...report, stack: await deps.sourceLines.resolve(stack, moduleKey(remote, version)) };
  };
  const tell = (what: string, { remote, version, reason, stack = '' }: BrowserError) => {
    // Stacks of some browsers begin with the message.
    const text = stack.includes(reason) ? stack : `${reason}\n${stack}`;
    deps.errors?.add(moduleKey(remote, version), { where: 'browser', what, text });
  };
  const router = Router();
  router.post('/failed', readReport, (request, response) => {
    const report = reportSchema.safeParse(request.body);
    if (!report.success || !isPlaced(deps, report.data)) return void response.status(400).end();
    const { slot, remote, version } = report.data;
    deps.metrics.browserFailures.inc({ slot, remote, version });
    tell(`slot ${slot}`, report.data);
    const kind = `${remote} ${version} ${slot}`;
    log.warn(kind, () => readable(report.data), 'a fragment failed in a browser');
    response.status(204).end();
  });
  router.post('/stray', readReport, (request, response) => {
    const report = straySchema.safeParse(request.body);
    const isKnown =
      report.success && deps.releases.find(moduleKey(report.data.remote, report.data.version)) !== undefined;
    if (!isKnown) return void response.status(400).end();
    const { kind, remote, version } = report.data;
    deps.metrics.browserSideEffects.inc({ kind, remote, version });
    tell(kind, report.data);
    log.warn(
      `${kind} ${remote} ${version}`,
      () => readable(report.data),
      `${remote} did more in a browser than render`,
    );
    response.status(204).end();
  });
  return router;
}

/**
 * Whether a version in use has that slot: in a brand's layout, or as an overlay, whose slot has the name of its fragment.
 * Only such slots become labels, so that forged reports cannot grow the metrics.
 */
function isPlaced(
  { releases, brands }: { releases: Pick<Releases, 'current' | 'find'>; brands: SiteBrands },
  { slot, remote, version }: z.infer<typeof reportSchema>,
): boolean {
  const set = releases.current;
  const release = releases.find(moduleKey(remote, version));
  if (set === null || release === undefined) return false;
  const layouts = brands.all.flatMap((brand) => layoutsInForce(set.snapshot, brand));
  if (layouts.some(({ slots }) => slots.some((one) => one.slot === slot && one.remote === remote))) return true;
  const fragments = release.manifest?.fragments ?? {};
  return Object.hasOwn(fragments, slot) && fragments[slot]?.overlay !== undefined;
}
