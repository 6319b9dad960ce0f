/** Reports the outcomes of versions to the registry, so that a version that fails soon after its promotion is rolled back. */
import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import { addTo, type FieldMetric, type FieldSums, fieldMetrics, serverTimeBounds } from '@forecourt/contracts/field';
import { mostOutcomes, type Outcomes, type Report, slowSlotMs } from '@forecourt/contracts/reports';
import { fetchBytes, type RareLog, reasonOf } from '@forecourt/service';
import type { VersionReport } from '../field/field-report';

const reportTimeoutMs = 2000;

type Counts = Omit<Outcomes, 'brand' | 'remote' | 'version' | 'unloadable' | 'field'> & {
  slow: number;
  late: number;
  serverTime: number[];
  field?: FieldSums;
};

export interface OutcomeReportsOptions {
  registryUrl: string;
  token: string;
  log: RareLog;
  everyMs: number;
  /** Returns versions that cannot be loaded, in whose place others are served. */
  unloadable: () => readonly { brand: string; remote: string; version: string }[];
}

export class OutcomeReports {
  /** By brand, then by version. */
  private counts = new Map<string, Map<ModuleKey, Counts>>();
  private readonly timer: NodeJS.Timeout;
  private reporting: Promise<void> | null = null;

  constructor(private readonly options: OutcomeReportsOptions) {
    this.timer = setInterval(() => {
      this.reporting ??= this.report().finally(() => {
        this.reporting = null;
      });
    }, options.everyMs);
    this.timer.unref();
  }

  /** Counts the outcome of one slot. @param ownMs time that its fragment's own code ran; undefined if its HTML was cached */
  count(brand: string, key: ModuleKey, outcome: 'rendered' | 'fallback' | 'death', ownMs?: number): void {
    const counts = this.countsOf(brand, key);
    counts.renders += 1;
    if (outcome !== 'rendered') counts.fallbacks += 1;
    if (outcome === 'death') counts.deaths += 1;
    if (ownMs === undefined) return;
    if (ownMs > slowSlotMs) counts.slow += 1;
    addTo(counts.serverTime, serverTimeBounds, ownMs);
  }

  /** Counts a slot that was not ready when its page needed it. */
  countLate(brand: string, key: ModuleKey): void {
    this.countsOf(brand, key).late += 1;
  }

  /** Adds what a browser measured of a version. */
  addField(brand: string, key: ModuleKey, { isNew, hasFailed, values }: VersionReport): void {
    const counts = this.countsOf(brand, key);
    counts.field ??= { visits: 0, failed: 0, values: {} };
    counts.field.visits += Number(isNew);
    counts.field.failed += Number(hasFailed);
    for (const [metric, value] of Object.entries(values) as [FieldMetric, number][]) {
      const buckets = counts.field.values[metric] ?? [];
      counts.field.values[metric] = buckets;
      addTo(buckets, fieldMetrics[metric].bounds, value);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.reporting;
  }

  private async report(): Promise<void> {
    const outcomes = this.take();
    for (let first = 0; first < outcomes.length; first += mostOutcomes)
      await this.send(outcomes.slice(first, first + mostOutcomes));
  }

  private async send(outcomes: Outcomes[]): Promise<void> {
    const { registryUrl, token, log } = this.options;
    try {
      await fetchBytes({
        url: `${registryUrl}/v1/reports`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcomes } satisfies Report),
        timeoutMs: reportTimeoutMs,
        maxBytes: 100_000,
        accepts: (status) => status === 204,
      });
    } catch (error) {
      // These outcomes would be outdated when the registry is back, so they are dropped.
      log.warn('reports', { reason: reasonOf(error) }, 'outcomes of versions could not be reported to the registry');
    }
  }

  private countsOf(brand: string, key: ModuleKey): Counts {
    const versions = this.counts.get(brand) ?? new Map<ModuleKey, Counts>();
    this.counts.set(brand, versions);
    const counts = versions.get(key) ?? { renders: 0, fallbacks: 0, deaths: 0, slow: 0, late: 0, serverTime: [] };
    versions.set(key, counts);
    return counts;
  }

  private take(): Outcomes[] {
    const counted = [...this.counts].flatMap(([brand, versions]) =>
      [...versions].map(([key, counts]) => ({ brand, ...moduleOf(key), ...counts, unloadable: false })),
    );
    this.counts = new Map();
    const unloadable = this.options.unloadable().map(({ brand, remote, version }) => ({
      ...{ brand, remote, version },
      ...{ renders: 0, fallbacks: 0, deaths: 0, unloadable: true },
    }));
    return [...counted, ...unloadable];
  }
}
