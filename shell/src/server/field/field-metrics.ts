/** Metrics of field data: what browsers of visitors measured, by version and by page type. */
import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import type { FieldMetric } from '@forecourt/contracts/field';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { FieldReport, PageMetric, VersionReport } from './field-report';

interface Measure {
  /** Name without prefix and unit. */
  name: string;
  help: string;
  unit: '_seconds' | '_bytes' | '';
  buckets: number[];
}

const loads = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const interactions = [0.016, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3];
const shifts = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

const ofVersions: Readonly<Record<FieldMetric, Measure>> = {
  lcp: {
    ...{ name: 'lcp', unit: '_seconds', buckets: loads },
    help: 'Largest contentful paint, of the version whose element it was.',
  },
  inp: {
    ...{ name: 'inp', unit: '_seconds', buckets: interactions },
    help: 'Slowest interaction of a visit with an element of the version.',
  },
  cls: {
    ...{ name: 'cls', unit: '', buckets: shifts },
    help: 'Layout shift of a visit of which an element of the version was the largest part.',
  },
  blocking: {
    ...{ name: 'blocking', unit: '_seconds', buckets: [0, 0.05, 0.1, 0.2, 0.5, 1, 3] },
    help: 'Time of a visit for which scripts of the version ran in long animation frames.',
  },
  hydration: {
    ...{ name: 'hydration', unit: '_seconds', buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 2] },
    help: 'Longest hydration of a slot of the version in a visit.',
  },
  bytes: {
    ...{ name: 'script', unit: '_bytes', buckets: [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000] },
    help: 'Compressed scripts of the version that a visit loaded.',
  },
  memory: {
    ...{ name: 'memory_growth', unit: '_bytes', buckets: [0, 1e5, 1e6, 5e6, 2e7, 1e8] },
    help: 'Growth of a page’s memory for each minute that it was open, for every version on it.',
  },
};

const ofPages: Readonly<Record<PageMetric | 'search', Measure>> = {
  lcp: { name: 'page_lcp', unit: '_seconds', buckets: loads, help: 'Largest contentful paint of pages.' },
  inp: { name: 'page_inp', unit: '_seconds', buckets: interactions, help: 'Slowest interaction of visits.' },
  cls: { name: 'page_cls', unit: '', buckets: shifts, help: 'Layout shift of visits.' },
  ttfb: {
    ...{ name: 'page_ttfb', unit: '_seconds', buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 5] },
    help: 'Time to the first byte of pages.',
  },
  search: {
    ...{ name: 'page_search', unit: '_seconds', buckets: [0.1, 0.2, 0.5, 1, 2, 5, 20] },
    help: 'Time from an intent to its results on the same page.',
  },
};

type Histograms<Name extends string, Label extends string> = Readonly<Record<Name, Histogram<Label>>>;

/** Creates the histograms of a table. */
function histograms<Name extends string, Label extends string>(
  table: Readonly<Record<Name, Measure>>,
  labelNames: readonly Label[],
  registers: Registry[],
): Histograms<Name, Label> {
  const made = Object.entries<Measure>(table).map(([key, { name, unit, help, buckets }]) => [
    key,
    new Histogram({ name: `forecourt_field_${name}${unit}`, ...{ help, labelNames, buckets, registers } }),
  ]);
  return Object.fromEntries(made) as Histograms<Name, Label>;
}

/** Returns a value in the unit of its metric. */
const inUnit = ({ unit }: Measure, value: number) => (unit === '_seconds' ? value / 1000 : value);

export class FieldMetrics {
  private readonly versions: Histograms<FieldMetric, 'brand' | 'page' | 'remote' | 'version'>;
  private readonly pages: Histograms<PageMetric | 'search', 'brand' | 'page'>;
  private readonly visits: Counter<'brand' | 'page' | 'remote' | 'version'>;
  private readonly failedVisits: Counter<'brand' | 'page' | 'remote' | 'version'>;
  /** Reports that were not counted, or not as a whole. */
  readonly refused: Counter<'why'>;

  constructor(registers: Registry[]) {
    const labelNames = ['brand', 'page', 'remote', 'version'] as const;
    this.versions = histograms(ofVersions, labelNames, registers);
    this.pages = histograms(ofPages, ['brand', 'page'], registers);
    this.visits = new Counter({
      name: 'forecourt_field_visits_total',
      help: 'Visits whose browser reported, by the versions on the page.',
      ...{ labelNames, registers },
    });
    this.failedVisits = new Counter({
      name: 'forecourt_field_failed_visits_total',
      help: 'Visits with at least one error of the version in the browser.',
      ...{ labelNames, registers },
    });
    this.refused = new Counter({
      name: 'forecourt_field_refused_total',
      help: 'Reports of field data that were not counted: form, rate, crawler, objection; unknown: of a version or page type that this shell does not have.',
      ...{ labelNames: ['why'], registers },
    });
  }

  /** Adds what a visit reported of a version that this shell knows. */
  addVersion(brand: string, page: string, key: ModuleKey, { isNew, hasFailed, values }: VersionReport): void {
    const labels = { brand, page, ...moduleOf(key) };
    // Also by 0, so that `forget` finds the series of each version here.
    this.visits.inc(labels, Number(isNew));
    this.failedVisits.inc(labels, Number(hasFailed));
    for (const [metric, value] of Object.entries(values) as [FieldMetric, number][])
      this.versions[metric].observe(labels, inUnit(ofVersions[metric], value));
  }

  /** Adds what a visit reported of its page as a whole. */
  addPage(brand: string, page: string, { values, searches }: Pick<FieldReport, 'values' | 'searches'>): void {
    for (const [metric, value] of Object.entries(values) as [PageMetric, number][])
      this.pages[metric].observe({ brand, page }, inUnit(ofPages[metric], value));
    for (const ms of searches) this.pages.search.observe({ brand, page }, ms / 1000);
  }

  /** Removes the series of a version that is no longer served. */
  async forget(remote: string, version: string): Promise<void> {
    for (const { labels } of (await this.visits.get()).values) {
      if (labels.remote !== remote || labels.version !== version) continue;
      for (const metric of [this.visits, this.failedVisits, ...Object.values(this.versions)]) metric.remove(labels);
    }
  }
}
