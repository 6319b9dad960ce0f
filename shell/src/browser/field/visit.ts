import type { ModuleKey } from '@forecourt/contracts';
import type { FieldMetric } from '@forecourt/contracts/field';
import type { FieldReport, PageMetric, VersionReport } from '../../server/field/field-report';

type Values = VersionReport['values'];

/** What was measured of a visit, and what of it has been reported: every value once, when the page is hidden for the first time. */
export class Visit {
  /** Values of each version on the page. */
  private readonly values: ReadonlyMap<ModuleKey, Values>;
  private readonly page: FieldReport['values'] = {};
  private readonly searches: number[] = [];
  private readonly reported = new Set<ModuleKey>();
  private readonly reportedFailures = new Set<ModuleKey>();
  private isMeasured = false;

  /** @param type of the page. @param failures versions with an error; grows */
  constructor(
    private readonly type: string,
    versions: readonly ModuleKey[],
    private readonly failures: ReadonlySet<ModuleKey>,
  ) {
    this.values = new Map(versions.map((key) => [key, { cls: 0, blocking: 0 }]));
  }

  /** Raises a value to at least this one. */
  raise(key: ModuleKey | undefined, metric: FieldMetric, value: number): void {
    const values = this.of(key);
    values[metric] = Math.max(values[metric] ?? 0, value);
  }

  add(key: ModuleKey | undefined, metric: FieldMetric, value: number): void {
    const values = this.of(key);
    values[metric] = (values[metric] ?? 0) + value;
  }

  /** Raises a value of the page as a whole. */
  raisePage(metric: PageMetric, value: number): void {
    this.page[metric] = Math.max(this.page[metric] ?? 0, value);
  }

  /** Records the time that a search on the page took, ms. */
  searched(ms: number): void {
    this.searches.push(ms);
  }

  /**
   * Returns what is new since the last report; null if nothing is.
   * @param isHidden whether the page is hidden, so that its values are complete
   */
  report(isHidden: boolean): FieldReport | null {
    const isComplete = isHidden && !this.isMeasured;
    this.isMeasured ||= isComplete;
    const versions = [...this.values].flatMap(([key, values]): [ModuleKey, VersionReport][] => {
      const isNew = !this.reported.has(key);
      const hasFailed = this.failures.has(key) && !this.reportedFailures.has(key);
      if (!isNew && !hasFailed && !isComplete) return [];
      this.reported.add(key);
      if (hasFailed) this.reportedFailures.add(key);
      return [[key, { isNew, hasFailed, values: isComplete ? values : {} }]];
    });
    if (versions.length === 0) return null;
    const values = isComplete ? this.page : {};
    return { page: this.type, versions: Object.fromEntries(versions), values, searches: this.searches.splice(0, 50) };
  }

  /** Returns the values of a version on the page; others are not reported. */
  private of(key: ModuleKey | undefined): Values {
    return this.values.get(key ?? '') ?? {};
  }
}
