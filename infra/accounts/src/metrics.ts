import { ServiceMetrics } from '@forecourt/service';
import { Counter } from 'prom-client';
import type { MailOutcome } from './mail/outbox';
import type { PushOutcome } from './push/push-queue';

type LeadOutcome = 'stored' | 'repeated' | 'crowded' | 'honeypot' | 'too-often' | 'unknown-listing' | 'takes-no-email';

/** The service's metrics, as Prometheus text. */
export class Metrics extends ServiceMetrics {
  private readonly subscriptions: Counter<'outcome'>;
  private readonly leads: Counter<'outcome'>;
  private readonly reports: Counter<'outcome'>;
  private readonly reviews: Counter<'outcome'>;
  private readonly mails: Counter<'outcome'>;
  private readonly pushes: Counter<'outcome'>;

  constructor() {
    super([0.001, 0.005, 0.02, 0.1, 0.5, 2]);
    this.subscriptions = this.counter('accounts_subscriptions_total', 'Subscriptions by email, by outcome.');
    this.leads = this.counter('accounts_leads_total', 'Messages to sellers, by outcome.');
    this.reports = this.counter('accounts_reports_total', 'Reports about listings, by outcome.');
    this.reviews = this.counter('accounts_reviews_total', 'Reviews of model years, by what happened to them.');
    this.mails = this.counter('accounts_mails_total', 'Emails, by the outcome of each attempt.');
    this.pushes = this.counter('accounts_pushes_total', 'Push messages, by the outcome of each attempt.');
  }

  countLead(outcome: LeadOutcome): void {
    this.leads.inc({ outcome });
  }

  countReport(outcome: 'stored' | 'repeated' | 'honeypot' | 'too-often'): void {
    this.reports.inc({ outcome });
  }

  countReview(outcome: 'new' | 'changed' | 'deleted' | 'reported'): void {
    this.reviews.inc({ outcome });
  }

  countMail(outcome: MailOutcome): void {
    this.mails.inc({ outcome });
  }

  countPush(outcome: PushOutcome): void {
    this.pushes.inc({ outcome });
  }

  /** Measures the queue of emails. */
  watchMails(read: () => { waiting: number; oldest: number | null }, now: () => number): void {
    this.gauge('accounts_mails_waiting', 'Number of queued emails.', () => read().waiting);
    this.gauge('accounts_oldest_mail_seconds', 'Age of the oldest queued email, in seconds; 0 without one.', () => {
      const { oldest } = read();
      return oldest === null ? 0 : Math.max(0, (now() - oldest) / 1_000);
    });
  }

  /** Measures the kinds of expired data that stay until an operator agrees. */
  watchRetention(read: () => number): void {
    this.gauge(
      'accounts_retention_refused',
      'Kinds of data whose expired rows are deleted only with an operator’s approval: too many at once, or the clock jumped.',
      read,
    );
  }

  /** Measures the saved searches. */
  watchSearches(read: () => number): void {
    this.gauge('accounts_saved_searches', 'Active saved searches.', read);
  }

  private counter(name: string, help: string): Counter<'outcome'> {
    return new Counter({ name, help, labelNames: ['outcome'], registers: [this.register] });
  }

  countSubscription(outcome: 'stored' | 'limit' | 'crowded' | 'honeypot' | 'too-often'): void {
    this.subscriptions.inc({ outcome });
  }
}
