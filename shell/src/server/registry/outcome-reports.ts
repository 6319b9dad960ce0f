/** Reports the outcomes of versions to the registry, so that a version that fails soon after its promotion is rolled back. */
import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import { type Outcomes, type Report, slowSlotMs } from '@forecourt/contracts/reports';
import { fetchBytes, type RareLog, reasonOf } from '@forecourt/service';

const reportTimeoutMs = 2000;
/** Maximum of outcomes in a report; the rest are dropped. */
const mostOutcomes = 500;

interface Counts {
  renders: number;
  fallbacks: number;
  deaths: number;
  slow: number;
}

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
  private telling: Promise<void> | null = null;

  constructor(private readonly options: OutcomeReportsOptions) {
    this.timer = setInterval(() => {
      this.telling ??= this.tell().finally(() => {
        this.telling = null;
      });
    }, options.everyMs);
    this.timer.unref();
  }

  /** Counts the outcome of one slot. @param ownMs time that its fragment's own code ran, if it was rendered */
  count(brand: string, key: ModuleKey, outcome: 'rendered' | 'fallback' | 'death', ownMs = 0): void {
    const versions = this.counts.get(brand) ?? new Map<ModuleKey, Counts>();
    this.counts.set(brand, versions);
    const counts = versions.get(key) ?? { renders: 0, fallbacks: 0, deaths: 0, slow: 0 };
    versions.set(key, counts);
    counts.renders += 1;
    if (outcome !== 'rendered') counts.fallbacks += 1;
    if (outcome === 'death') counts.deaths += 1;
    if (ownMs > slowSlotMs) counts.slow += 1;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  private async tell(): Promise<void> {
    const outcomes = this.take();
    if (outcomes.length === 0) return;
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
      log.warn('reports', { reason: reasonOf(error) }, 'the registry could not be told how versions do');
    }
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
    return [...counted, ...unloadable].slice(0, mostOutcomes);
  }
}
