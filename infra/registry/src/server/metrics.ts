import type { AuditAction } from '@forecourt/contracts/registry-api';
import { ServiceMetrics } from '@forecourt/service';
import { Counter } from 'prom-client';
import type { RegistryStore } from '../store/registry-store';
import type { ChangeStreams } from './stream';

/** The registry's Prometheus metrics. */
export class Metrics extends ServiceMetrics {
  private readonly changes: Counter<'action'>;
  private readonly withdrawals: Counter<'brand' | 'remote' | 'version'>;
  private readonly nowhere: Counter<'brand' | 'remote' | 'version' | 'action'>;

  constructor(store: RegistryStore, streams: ChangeStreams) {
    super([0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]);
    this.changes = new Counter({
      name: 'registry_changes_total',
      help: 'Changes of the registry since its start, by action.',
      labelNames: ['action'],
      registers: [this.register],
    });
    this.withdrawals = new Counter({
      name: 'registry_automatic_rollbacks_total',
      help: 'Versions that were withdrawn from a brand because they failed in shells, or were worse for visitors than the version before, since the start.',
      labelNames: ['brand', 'remote', 'version'],
      registers: [this.register],
    });
    this.nowhere = new Counter({
      name: 'registry_nowhere_to_go_back_total',
      help: 'Versions that failed in shells without an earlier version to restore, since the start: withdrawn, or left in place.',
      labelNames: ['brand', 'remote', 'version', 'action'],
      registers: [this.register],
    });
    this.gauge('registry_revision', 'Revision of the snapshot.', () => store.state.revision);
    this.gauge('process_storage_failing', '1 while the service cannot store the data that it receives.', async () =>
      (await store.whyNothingIsStored()) === null ? 0 : 1,
    );
    this.gauge('registry_streams', 'Open event streams.', () => streams.size);
  }

  countChange(action: AuditAction): void {
    this.changes.inc({ action });
  }

  countNowhere(of: { brand: string; remote: string; version: string; action: 'take-off' | 'stays' }): void {
    this.nowhere.inc(of);
  }

  countWithdrawal(of: { brand: string; remote: string; version: string }): void {
    this.withdrawals.inc(of);
  }
}
