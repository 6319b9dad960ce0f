import { ServiceMetrics } from '@forecourt/service';
import { Counter } from 'prom-client';

/** What the service counts, as Prometheus text. */
export class Metrics extends ServiceMetrics {
  private readonly subscriptions: Counter<'outcome'>;

  constructor() {
    super([0.001, 0.005, 0.02, 0.1, 0.5, 2]);
    this.subscriptions = new Counter({
      name: 'accounts_subscriptions_total',
      help: 'Subscriptions by email, by outcome.',
      labelNames: ['outcome'],
      registers: [this.register],
    });
  }

  countSubscription(outcome: 'stored' | 'limit' | 'crowded' | 'honeypot' | 'too-often'): void {
    this.subscriptions.inc({ outcome });
  }
}
