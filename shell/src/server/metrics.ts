import { fetchBytes, ServiceMetrics } from '@forecourt/service';
import { Counter, Gauge, Histogram } from 'prom-client';
import { FieldMetrics } from './field/field-metrics';
import { type UpstreamUrls, upstreams } from './upstreams';

/** Timeout of an upstream's health check, ms; without an answer by then it counts as down. */
const healthTimeoutMs = 1000;

/** Creates all metrics of the shell, for `GET /metrics`. One instance per process. */
export function createMetrics(upstreamUrls: UpstreamUrls) {
  const service = new ServiceMetrics([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10]);
  const registers = [service.register];
  new Gauge({
    name: 'forecourt_upstream_up',
    help: '1 if the health check of an upstream answers 200; checked when metrics are read.',
    labelNames: ['upstream'],
    registers,
    async collect() {
      const asked = upstreams.map(async ([upstream]) =>
        this.set({ upstream }, Number(await isUp(upstreamUrls[upstream]))),
      );
      await Promise.all(asked);
    },
  });
  return {
    /** Metrics of the process, and of requests by route. */
    service,
    /** What browsers measured. */
    field: new FieldMetrics(registers),
    pages: new Counter({
      name: 'forecourt_pages_total',
      help: 'Pages answered.',
      labelNames: ['brand', 'status'],
      registers,
    }),
    prefetchedPages: new Counter({
      name: 'forecourt_prefetched_pages_total',
      help: 'Pages that browsers prefetched, by status; 503 if all places were taken. No other count of pages includes them.',
      labelNames: ['brand', 'status'],
      registers,
    }),
    turnedAway: new Counter({
      name: 'forecourt_pages_turned_away_total',
      help: 'Requests for pages that admission control refused: no room in the queue, waited for too long, or the client had left.',
      labelNames: ['why'],
      registers,
    }),
    slots: new Counter({
      name: 'forecourt_slots_total',
      help: 'Slots rendered, by outcome.',
      labelNames: ['slot', 'remote', 'version', 'outcome'],
      registers,
    }),
    lateSlots: new Counter({
      name: 'forecourt_late_slots_total',
      help: 'Slots that were missing when their place was sent, by outcome: late, past their deadline and sent at the page’s end; deferred, requested later by the browser.',
      labelNames: ['slot', 'remote', 'fragment', 'outcome'],
      registers,
    }),
    slotFailures: new Counter({
      name: 'forecourt_slot_failures_total',
      help: 'Slots that showed their fallback, by reason.',
      labelNames: ['slot', 'remote', 'version', 'reason'],
      registers,
    }),
    pageStore: new Counter({
      name: 'forecourt_page_store_total',
      help: 'Look-ups in the store of whole pages, by outcome: hit, miss.',
      labelNames: ['outcome'],
      registers,
    }),
    pageStoreEvictions: new Counter({
      name: 'forecourt_page_store_evictions_total',
      help: 'Pages evicted from the store.',
      registers,
    }),
    pageFiles: new Counter({
      name: 'forecourt_page_files_total',
      help: 'Plans and views that pages in browsers requested, by outcome: kept (cached); made, again from the page’s address; unknown, the page loads itself again.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    slotCache: new Counter({
      name: 'forecourt_slot_cache_total',
      help: 'Look-ups in the cache of slots, by outcome: hit, miss.',
      labelNames: ['outcome'],
      registers,
    }),
    slotCacheEvictions: new Counter({
      name: 'forecourt_slot_cache_evictions_total',
      help: 'Slots evicted from the cache.',
      registers,
    }),
    breakers: new Gauge({
      name: 'forecourt_remote_breaker_open',
      help: '1 while the breaker of a remote version is open, 0.5 while half open.',
      labelNames: ['remote', 'version'],
      registers,
    }),
    sources: new Counter({
      name: 'forecourt_sources_total',
      help: 'Calls of sources, by outcome.',
      labelNames: ['source', 'outcome'],
      registers,
    }),
    staleAnswers: new Counter({
      name: 'forecourt_stale_answers_total',
      help: 'Pages shown with the last answer of a required source, because its upstream does not answer.',
      labelNames: ['source'],
      registers,
    }),
    sourceBreakers: new Gauge({
      name: 'forecourt_source_breaker_open',
      help: '1 while the breaker of a source is open, 0.5 while half open.',
      labelNames: ['source'],
      registers,
    }),
    sourceSeconds: new Histogram({
      name: 'forecourt_source_seconds',
      help: 'Duration of a source’s call.',
      labelNames: ['source'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10, 20],
      registers,
    }),
    descriptionFailures: new Counter({
      name: 'forecourt_description_failures_total',
      help: 'Descriptions of services that could not be used, by reason; claim: a path that the service may not serve.',
      labelNames: ['upstream', 'reason'],
      registers,
    }),
    stepSeconds: new Histogram({
      name: 'forecourt_step_seconds',
      help: 'Duration of each step of a page.',
      labelNames: ['step'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    renderersEnded: new Counter({
      name: 'forecourt_renderers_ended_total',
      help: 'Renderers that ended, at work or idle, by the version whose code ran last.',
      labelNames: ['how', 'remote', 'version'],
      registers,
    }),
    sideEffects: new Counter({
      name: 'forecourt_strays_total',
      help: 'What fragments did on the server besides rendering: unhandled rejections, timers, console lines.',
      labelNames: ['kind', 'remote', 'version'],
      registers,
    }),
    registryRevision: new Gauge({
      name: 'forecourt_registry_revision',
      help: 'Revision of the registry snapshot in use.',
      registers,
    }),
    registryErrors: new Counter({
      name: 'forecourt_registry_errors_total',
      help: 'Answers of the registry that could not be used.',
      labelNames: ['reason'],
      registers,
    }),
    browserSideEffects: new Counter({
      name: 'forecourt_browser_strays_total',
      help: 'What fragments did in browsers besides rendering, as reported by pages, ten of a kind each: other HTML than the server, uncaught errors, unhandled rejections, history entries past the bus.',
      labelNames: ['kind', 'remote', 'version'],
      registers,
    }),
    policyReports: new Counter({
      name: 'forecourt_policy_reports_total',
      help: 'What content security policies of pages blocked, as reported by browsers, by directive and by the version whose script did it; none: the page itself, an ad, or an extension of the browser.',
      labelNames: ['directive', 'remote', 'version'],
      registers,
    }),
    policyReportsRefused: new Counter({
      name: 'forecourt_policy_reports_refused_total',
      help: 'Reports of content security policies above the limit of a network for a minute.',
      registers,
    }),
    measured: new Counter({
      name: 'forecourt_measured_total',
      help: 'Measured events that the sink has stored, without duplicates.',
      labelNames: ['type', 'sponsored'],
      registers,
    }),
    measuredRefused: new Counter({
      name: 'forecourt_measured_refused_total',
      help: 'Refused measured events: form, time, crawler; network-bytes, network-views and bytes are above a day’s limit; of rate, the number of requests.',
      labelNames: ['why'],
      registers,
    }),
    paidDiscarded: new Counter({
      name: 'forecourt_paid_discarded_total',
      help: 'Paid impressions and clicks that do not count: unsigned, above their network’s limit; as far as this shell knows repeated in a view, or without an impression. The report decides.',
      labelNames: ['type', 'why'],
      registers,
    }),
    measuredRepeated: new Counter({
      name: 'forecourt_measured_repeated_total',
      help: 'Measured events that arrived again.',
      registers,
    }),
    measuredLost: new Counter({
      name: 'forecourt_measured_lost_total',
      help: 'Measured events that are lost unless their browsers send them again: no room in the queue, or refused by the sink.',
      labelNames: ['why'],
      registers,
    }),
    measureFailures: new Counter({
      name: 'forecourt_measure_sink_failures_total',
      help: 'Failed writes to the sink of measured events; they are retried.',
      registers,
    }),
    diskFailures: new Counter({
      name: 'forecourt_disk_failures_total',
      help: 'Copies in the shell’s folder that could not be read, written or removed.',
      registers,
    }),
    browserFailures: new Counter({
      name: 'forecourt_browser_failures_total',
      help: 'Fragments that failed in a browser, as reported by the page.',
      labelNames: ['slot', 'remote', 'version'],
      registers,
    }),
  };
}

function isUp(url: string): Promise<boolean> {
  return fetchBytes({ url: `${url}/healthz`, timeoutMs: healthTimeoutMs }).then(
    () => true,
    () => false,
  );
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Removes the render counts and field data of a version that is no longer served, so that there are only as many such series as versions
 * in use. Its failure counts stay.
 */
export async function forgetVersion(
  { slots, field }: Pick<Metrics, 'slots' | 'field'>,
  remote: string,
  version: string,
): Promise<void> {
  await field.forget(remote, version);
  for (const { labels } of (await slots.get()).values)
    if (labels.remote === remote && labels.version === version) slots.remove(labels);
}
