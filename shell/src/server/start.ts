import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { moduleOf } from '@forecourt/contracts';
import { type RendererDeath, type SideEffect, systemWalls } from '@forecourt/renderer';
import {
  closeServer,
  Disk,
  Drain,
  type Log,
  listen,
  pathsOf,
  RareLog,
  type RunningService,
  urlOf,
} from '@forecourt/service';
import { ReferenceStore } from '@forecourt/site-data';
import { createApp } from './app';
import type { Config } from './config';
import { ServiceDescriptions } from './descriptions/descriptions';
import { AcceptBacklog } from './http/accept-backlog';
import { Admission } from './http/admission';
import { ConcurrencyLimit } from './http/concurrency-limit';
import { limitConnections } from './http/connections';
import { SiteHosts } from './http/site-hosts';
import { eventDatabaseOf, openEventLog } from './measure/open-event-log';
import { openIntake } from './measure/open-intake';
import { createMetrics } from './metrics';
import { startOperations } from './operations';
import { chrome, pageTypes, reservedPaths, sourceTable } from './pages';
import { Readiness } from './readiness';
import { RegistryClient } from './registry/client';
import { Distrust } from './registry/distrust';
import { ErrorReports } from './registry/error-reports';
import { OutcomeReports } from './registry/outcome-reports';
import { Releases } from './registry/releases';
import { RemoteFiles } from './registry/remote-files';
import { sweep } from './registry/sweep';
import { rehearseOnce } from './rehearsal';
import { PreviewChanges } from './routes/preview-changes';
import { readShellAssets } from './routes/static-assets';
import { SiteBrands } from './site-brands';
import { SourceLines } from './source-lines/source-lines';
import { batchWaitMs } from './steps/answer';
import { SourceFetcher } from './steps/data';
import { createDevelopment } from './steps/development/development';
import { AnswerWait, Bundles, PageFiles, PageStore, Styles } from './steps/document';
import { Planner } from './steps/plan';
import { Previews } from './steps/plan/preview';
import { Renderer } from './steps/render';
import { RemoteBreakers } from './steps/render/breakers';
import { RenderPool } from './steps/render/pool';
import { SlotCache } from './steps/render/slot-cache';
import { Sampler } from './steps/sample/sampler';

const remoteFileTimeoutMs = 2000;
const loadBudgetMs = 300;
/** Maximum processor time of a slot's fragments, as a share of the slot's deadline (R75). Cold code on a busy machine takes several times its usual time. */
const slotBudgetShare = 0.6;
const breaker = { restMs: 10_000, mostRestMs: 300_000 };
/** Time that a page waits for its renders, ms; the same as for its required source (R75). */
const pageTimeoutMs = 20_000;
const pingEveryMs = 1000;
/** Interval of reports to the registry, ms. */
const reportEveryMs = 2000;
const refreshEveryMs = 30_000;
/** Label in place of the version at fault if a renderer ends before any code ran in it. */
const nobody = '@';
const breakerGauge = { closed: 0, 'half-open': 0.5, open: 1 } as const;
const recyclePages = 20_000;
/** Concurrent pages for each renderer, even when pages are late: one renders, one waits for its data. */
const leastPages = 2;
/** Share of a slot's deadline; renders that take longer make pages wait for each other. */
const promptShare = 0.2;
/** Time that a request for a page may queue, ms. As long as the queue has room, a late page is better than none. */
const admissionTimeoutMs = 15_000;
/** Time that a stopping shell waits for unfinished pages, ms. */
const stopMs = 10_000;

export interface RunningShell extends RunningService {
  /** Base URL of health and metrics. */
  operationsUrl: string;
}

/**
 * Assembles the shell and listens. Its `close` refuses new requests, finishes pending pages and stops everything.
 * @param dist the folder of the built worker and the browser's files. @throws if the port is taken.
 */
export async function startShell(config: Config, dist: string, log: Log): Promise<RunningShell> {
  const metrics = createMetrics(config.upstreams);
  const rareLog = new RareLog(log);
  const disk = new Disk(config.dataDir, log, () => metrics.diskFailures.inc());
  await disk.prepare();
  const assets = readShellAssets(join(dist, 'public'));

  const cache = new SlotCache(config.slotCacheMb * 2 ** 20, metrics);
  const store = new PageStore(config.pageStoreMb * 2 ** 20, metrics);
  const distrust = new Distrust({
    graceMs: 2 * config.slotDeadlineMs,
    forget(why) {
      cache.clear();
      store.clear();
      log.warn(why, 'all cached HTML is discarded: a version that is no longer trusted may have written to it');
    },
  });

  const files = new RemoteFiles({
    registryUrl: config.registryUrl,
    token: config.reportToken,
    allowedOrigins: config.remoteOrigins,
    timeoutMs: remoteFileTimeoutMs,
    memoryBytes: config.remoteFilesMb * 2 ** 20,
    disk,
  });
  const bundles = new Bundles(files);
  const sourceLines = new SourceLines({ files, bundles, log: rareLog });

  const errors =
    config.reportToken === undefined
      ? undefined
      : new ErrorReports({
          ...{ registryUrl: config.registryUrl, token: config.reportToken, log: rareLog, everyMs: reportEveryMs },
          sourceLines,
        });

  const rendererFile = join(dist, 'renderer.mjs');
  const { standing, missing } = systemWalls(rendererFile);
  log.info({ standing, missing }, `renderers run behind walls of the system: ${standing.join(', ') || 'none'}`);
  const rendering = {
    file: rendererFile,
    slotBudgetMs: config.slotDeadlineMs * slotBudgetShare,
    loadBudgetMs,
    heapMb: config.renderHeapMb,
    recyclePages,
    pingEveryMs,
    refreshEveryMs,
    onSideEffect({ key, kind, message }: SideEffect) {
      const { remote, version } = moduleOf(key);
      metrics.sideEffects.inc({ kind, remote, version });
      errors?.add(key, { where: 'server', what: kind, text: message });
      rareLog.warn(
        `${key} ${kind}`,
        async () => ({ remote, version, kind, detail: await sourceLines.resolve(message, key) }),
        `${key} did more on the server than render`,
      );
    },
  };
  const ended = ({ how, key, slot, message }: RendererDeath) => {
    const { remote, version } = moduleOf(key ?? nobody);
    metrics.renderersEnded.inc({ how, remote, version });
    log.error({ how, remote, version, slot, detail: message }, 'a renderer ended; the spare took its place');
  };
  const pool = new RenderPool({
    ...{ ...rendering, size: config.renderThreads },
    onEnded(death) {
      distrust.ended(death);
      ended(death);
    },
  });
  const createBreakers = () =>
    new RemoteBreakers({
      ...breaker,
      now: () => performance.now(),
      onChange(key, state) {
        const { remote, version } = moduleOf(key);
        metrics.breakers.set({ remote, version }, breakerGauge[state]);
        log.warn({ remote, version, state }, `the breaker of ${key} is ${state}`);
      },
    });
  const breakers = createBreakers();
  metrics.service.gauge('forecourt_render_queue', 'Pages that wait for a renderer.', () => pool.queued);
  await pool.start();

  const reports =
    config.reportToken === undefined
      ? undefined
      : new OutcomeReports({
          ...{ registryUrl: config.registryUrl, token: config.reportToken, log: rareLog, everyMs: reportEveryMs },
          unloadable: () => releases.unloadable,
        });
  const backlog = new AcceptBacklog();
  const admission = new Admission({
    concurrency: new ConcurrencyLimit({
      least: leastPages * config.renderThreads,
      most: config.pagesAtOnce,
      promptMs: config.slotDeadlineMs * promptShare,
    }),
    room: config.pagesWaiting,
    timeoutMs: admissionTimeoutMs,
    backlogDrained: () => backlog.drained(),
  });
  const renderer = new Renderer({
    ...{ reports, errors },
    ...{ pool, breakers, metrics, log: rareLog, sourceLines },
    cache,
    timeoutMs: pageTimeoutMs,
    onRendered: (tookMs) => admission.rendered(tookMs),
  });
  const releases = new Releases({ files, modules: renderer, sourceLines, errors, log });
  const development = createDevelopment({
    ...{ registryUrl: config.registryUrl, files, log, sourceLines },
    create() {
      const pool = new RenderPool({ ...rendering, size: 1, onEnded: ended });
      const own = { pool, breakers: createBreakers(), cache: { get: () => undefined, keep() {} } };
      const renderer = new Renderer({ ...own, metrics, log: rareLog, sourceLines, timeoutMs: pageTimeoutMs });
      return { pool, renderer };
    },
  });
  distrust.follow(releases, async (keys) => {
    releases.expel(keys);
    await pool.purge();
  });
  const brands = new SiteBrands(releases, config.brandHosts);
  metrics.service.gauge(
    'forecourt_versions_held_back',
    'Versions that are promoted on a brand and not ready, in whose place the ones before go on.',
    () => releases.heldBack.length,
  );
  const registry = new RegistryClient({
    url: config.registryUrl,
    disk,
    log,
    metrics,
    onSnapshot: (snapshot) => releases.use(snapshot),
  });
  const reference = new ReferenceStore({ url: config.upstreams.marketplace, disk, log });
  const descriptions = new ServiceDescriptions({
    ...{ urls: config.upstreams, ownUpstreams: config.ownUpstreams, reserved: reservedPaths, disk, log },
    count: (upstream, reason) => metrics.descriptionFailures.inc({ upstream, reason }),
  });
  await Promise.all([registry.start(), reference.start(), descriptions.start()]);
  await pool.warmUp();
  if (releases.current !== null) await sweep(disk, new Set(releases.current.releases.keys()));

  metrics.service.gauge('forecourt_pages_under_way', 'Pages that are being made.', () => admission.inside);
  metrics.service.gauge('forecourt_pages_at_once', 'Pages that may be made at once for now.', () => admission.places);
  metrics.service.gauge(
    'forecourt_pages_waiting',
    'Requests for pages that wait for their turn.',
    () => admission.waiting,
  );
  const drain = new Drain();
  const freshToken = randomBytes(18).toString('base64url');
  const lacks = () => [
    ...(reference.current === null ? ['the marketplace has not answered yet'] : []),
    // Pages do without the other services, as when those are down (R75).
    ...(descriptions.called('marketplace') === undefined ? ['the marketplace has not described itself yet'] : []),
    ...notPlanned(releases),
  ];
  let isRehearsed = false;
  const readiness = new Readiness({
    drain,
    missing: () => [
      ...lacks(),
      ...(pool.cannotStart ? ['renderers do not start'] : []),
      ...(isRehearsed || lacks().length > 0 ? [] : ['the shell rehearses its pages']),
    ],
    onChange(reasons) {
      if (reasons.length === 0) log.info('the shell is ready: requests may be sent here');
      else log.warn({ reasons }, 'the shell is not ready: no requests are to be sent here');
    },
  });
  metrics.service.gauge('forecourt_ready', '1 if the last answer of /healthz was that visitors get pages.', () =>
    Number(readiness.isReady),
  );
  const planner = new Planner();
  const database = await eventDatabaseOf(config.measurement);
  const events = await openEventLog(config.measurement, { database, metrics, log });
  const knowsPlan = (plan: string) => planner.knows(plan);
  const intake = await openIntake(config.measurement, { database, events, metrics, log, disk, knowsPlan });
  const sampler =
    config.reportToken === undefined || config.sampledPerMinute === 0
      ? undefined
      : new Sampler({
          ...{ registryUrl: config.registryUrl, token: config.reportToken, log: rareLog },
          everyMs: 60_000 / config.sampledPerMinute,
          isBusy: () => admission.waiting > 0 || pool.queued > 0,
        });
  const previews = new Previews(config.previewSecret, releases);
  const previewChanges = new PreviewChanges({ development, previews });
  const app = createApp({
    config,
    brands,
    hosts: new SiteHosts(config.publicOrigins, brands),
    admission,
    log,
    metrics,
    files,
    assets,
    previews,
    previewChanges,
    development,
    shownBuilds: (keys) => development.shown(keys),
    events,
    intake,
    freshToken,
    sampler,
    store,
    pageFiles: new PageFiles(config.pageFilesMb * 2 ** 20, metrics),
    answerWait: new AnswerWait(batchWaitMs, config.slotDeadlineMs),
    chrome,
    types: pageTypes,
    releases,
    planner,
    sources: new SourceFetcher({
      table: sourceTable,
      called: (name) => descriptions.called(name),
      own: pathsOf(config.ownUpstreams),
      log,
      metrics,
    }),
    renderer,
    styles: new Styles({
      base: {
        ...{ now: assets.baseCss, later: assets.laterCss },
        ...{ detail: assets.detailCss, others: assets.othersCss },
      },
      files,
      disk,
    }),
    bundles,
    sourceLines,
    host: assets.host,
    starter: assets.starter,
    devStarter: assets.devStarter,
    lateSlot: assets.lateSlot,
    deferred: assets.deferred,
    field: assets.field,
    measured: config.field.percent,
    reports,
    errors,
    previewCss: assets.previewCss,
    inspector: assets.inspector,
    slotDeadlineMs: config.slotDeadlineMs,
    pageCacheSeconds: config.pageCacheSeconds,
    reference: () => (descriptions.called('marketplace') === undefined ? null : reference.current),
    readiness,
    descriptions,
  });
  const server = createServer(drain.before(app));
  limitConnections(server);
  backlog.watch(server);
  await listen(server, { port: config.port, host: config.host, variable: 'PORT' });
  const operations = await startOperations(config, { metrics, readiness });
  sampler?.start(urlOf(server, config.host));
  const closing = new AbortController();
  const rehearsal = {
    ...{ url: urlOf(server, config.host), freshToken, brands, types: pageTypes, log, signal: closing.signal },
    ...{ atOnce: config.renderThreads, rounds: config.rehearsalRounds },
  };
  const rehearsed = rehearseOnce(rehearsal, lacks).then(() => {
    isRehearsed = true;
  });
  return {
    url: urlOf(server, config.host),
    operationsUrl: operations?.url ?? urlOf(server, config.host),
    drain() {
      drain.begin();
      previewChanges.close();
    },
    async close() {
      previewChanges.close();
      closing.abort();
      await sampler?.stop();
      await Promise.all([closeServer(server, stopMs), operations?.close(), rehearsed]);
      await events.close();
      await registry.stop();
      await Promise.all([reports?.stop(), errors?.stop()]);
      await Promise.all([reference.stop(), descriptions.stop()]);
      releases.close();
      distrust.close();
      await Promise.all([pool.close(), development.close()]);
    },
  };
}

function notPlanned(releases: Releases): string[] {
  if (releases.current === null) return ['the registry has not answered yet'];
  return releases.current.releases.size === 0 ? ['no remote is promoted yet'] : [];
}
