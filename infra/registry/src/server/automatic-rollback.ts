import type { Outcomes } from '@forecourt/contracts/reports';
import type { Logger } from 'pino';
import { FieldProbation } from '../field/field-probation';
import type { RecentSums } from '../field/recent-sums';
import type { FieldSeries } from '../field/series';
import type { Place } from '../store/live-view';
import { type Bounds, Probation, type Verdict } from '../store/probation';
import type { RegistryStore } from '../store/registry-store';
import type { Metrics } from './metrics';

/** The author of automatic rollbacks in the audit log. */
const automatic = 'registry (automatic)';

/** Whether versions of a remote are rolled back automatically on a brand. */
export type RollsBack = (brand: string, remote: string) => boolean;

/** Withdraws versions that fail in shells, or are worse for visitors than the version before, soon after they were promoted. */
export class AutomaticRollback {
  private readonly probation: Probation;
  private readonly field: FieldProbation;
  private readonly stop: () => void;
  /** Keys of failing versions that stay on a brand, so that each is logged once. */
  private readonly stayed = new Set<string>();

  constructor(
    private readonly options: {
      store: RegistryStore;
      sums: RecentSums;
      series: FieldSeries;
      bounds: Bounds;
      rollsBack: RollsBack;
      logger: Logger;
      metrics: Metrics;
      now?: () => number;
    },
  ) {
    const { store, sums, bounds } = options;
    this.probation = new Probation(bounds, store.state);
    this.field = new FieldProbation(bounds.windowMs, (...of) => sums.of(...of), store.state);
    this.stop = store.onChange(() => {
      const isAutomatic = store.state.unlogged.at(-1)?.who === automatic;
      this.probation.serve(store.state, isAutomatic, this.now());
      this.field.serve(store.state, this.now());
      if (!isAutomatic) this.stayed.clear();
    });
  }

  /** Takes in the outcomes that shells report; versions that fail too often have been withdrawn when this resolves. */
  async report(outcomes: readonly Outcomes[]): Promise<void> {
    for (const one of outcomes) {
      this.options.sums.add(one, this.now());
      this.options.series.add(one, this.now());
      const verdict = this.verdictOn(one);
      if (verdict !== null && this.options.rollsBack(one.brand, one.remote)) await this.rollBack(one, verdict);
    }
  }

  /** Returns until when a version is on probation, ms since 1970; null if it is not, or if nothing is rolled back there. */
  probationUntil({ brand, remote, version }: Place): number | null {
    return this.options.rollsBack(brand, remote) ? this.probation.until(brand, remote, version, this.now()) : null;
  }

  /** Lists the versions that failed there, so that no automatic rollback restores them. */
  failedIn({ brand, remote }: Omit<Place, 'version'>): string[] {
    return this.probation.failedIn(brand, remote);
  }

  close(): void {
    this.stop();
  }

  /** Both kinds of judges take in every report. */
  private verdictOn(one: Outcomes): Verdict | null {
    const failing = this.probation.report(one, this.now());
    const worse = this.field.report(one, this.now());
    if (worse !== null) this.probation.fail(one.brand, one.remote, one.version);
    return failing ?? worse;
  }

  private async rollBack({ brand, remote, version }: Outcomes, verdict: Verdict): Promise<void> {
    const { store, logger, metrics } = this.options;
    const key = `${brand}/${remote}@${version}`;
    // The audit log already says that it stays, and it has not become hopeless since.
    if (this.stayed.has(key) && !verdict.isHopeless) return;
    const mayServe = (before: string) => this.probation.mayServe(brand, remote, before);
    const { entry } = await store.withdraw({ brand, remote, version, ...verdict }, mayServe, automatic);
    if (entry === null) return;
    const { action, why } = entry;
    metrics.countChange(action);
    if (action === 'stays') this.stayed.add(key);
    else this.stayed.delete(key);
    if (action === 'stays' || action === 'take-off') {
      metrics.countNowhere({ brand, remote, version, action });
      const left = action === 'stays' ? 'stays, failing' : 'was withdrawn, and its place is empty';
      const wayBack = `fragment promote ${remote}@<version> --brand ${brand}`;
      logger.error(
        entry,
        `${remote}@${version} ${left} on ${brand}: ${why}. Publish a version that works, then: ${wayBack}`,
      );
    } else {
      metrics.countWithdrawal({ brand, remote, version });
      logger.warn(entry, `${remote}@${version} was withdrawn from ${brand}: ${why}`);
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

/** Parses `AUTO_ROLLBACK`: `on`, `off`, or the exceptions (brands, remotes and `brand/remote`, separated by commas). */
export function rollsBackExcept(text: string): RollsBack {
  if (text === 'on') return () => true;
  if (text === 'off') return () => false;
  const stays = new Set(text.split(',').map((one) => one.trim()));
  return (brand, remote) => ![brand, remote, `${brand}/${remote}`].some((one) => stays.has(one));
}
