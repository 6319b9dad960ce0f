import { reasonOf } from '@forecourt/service';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { release } from '../db/claims';
import type { Database } from '../db/schema';
import { markRefused, markSent, postpone, takeDueEmails, type WaitingEmail, waitingEmails } from './queue';
import { connections, MailRefused, type MailTransport } from './transport';

/** The outcome of an attempt to send an email. */
export type MailOutcome = 'sent' | 'put-off' | 'refused' | 'unreachable';

/** While the mail server cannot be reached, the queue rests: first this long, then twice as long each time, up to a limit; milliseconds. */
const restMs = { first: 500, most: 60_000 };
/** An email that the server postponed is tried again after a minute, then after twice as long each time, for about two days. */
const postponeMs = 60_000;
const mostAttempts = 12;

/**
 * Sends the queued emails. Each is marked once it is sent; if the program is killed in between, it is sent again under the same name.
 */
export class Outbox {
  private readonly sending = new Map<number, Promise<void>>();
  /** Emails that were sent and could not be marked, for example on a full disk: they are marked as soon as possible, and not sent again. */
  private readonly sent = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private restUntil = 0;
  private rest = 0;
  private counted = 0;
  /** For metrics. */
  readonly state = { waiting: 0, oldest: null as number | null };

  constructor(
    private readonly options: {
      db: Kysely<Database>;
      transport: MailTransport;
      logger: Logger;
      now: () => number;
      count: (outcome: MailOutcome) => void;
    },
  ) {}

  /** Sends the emails that are due: call it at the start, and when a new one was queued. */
  wake(): void {
    this.again = true;
    if (this.turn !== null || this.stopped) return;
    clearTimeout(this.timer);
    this.turn = this.look()
      .catch((error: unknown) => {
        this.options.logger.error({ reason: reasonOf(error) }, 'the queue of emails could not be read');
        this.later(restMs.most);
      })
      .finally(() => {
        this.turn = null;
        if (this.again) this.wake();
      });
  }

  /** Resolves when the pending work has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
    await Promise.all(this.sending.values());
    this.options.transport.close();
  }

  private async look(): Promise<void> {
    const { db, now } = this.options;
    while (this.again && !this.stopped) {
      this.again = false;
      const rests = this.rests();
      if (rests > 0) this.later(rests);
      else {
        const free = connections - this.sending.size;
        const due = free <= 0 ? [] : await takeDueEmails(db, now(), free, [...this.sending.keys()]);
        for (const mail of due) this.begin(mail);
      }
      // Counting many costs more than sending one.
      if (this.sending.size > 0 && now() - this.counted < 1_000) continue;
      this.counted = now();
      const { count, oldest, nextDue } = await waitingEmails(db);
      Object.assign(this.state, { waiting: count, oldest });
      if (nextDue !== null && this.sending.size === 0 && rests <= 0) this.later(Math.max(0, nextDue - now()));
    }
  }

  private begin(mail: WaitingEmail): void {
    const sent = this.send(mail)
      .catch((error: unknown) => {
        this.options.logger.error({ mail: mail.name, reason: reasonOf(error) }, 'a sent email could not be marked');
        this.restUntil = this.options.now() + restMs.most;
      })
      .finally(() => {
        this.sending.delete(mail.id);
        this.wake();
      });
    this.sending.set(mail.id, sent);
  }

  private async send(mail: WaitingEmail): Promise<void> {
    const { db, transport, now, logger, count } = this.options;
    try {
      if (!this.sent.has(mail.id)) await transport.send(mail);
    } catch (error) {
      return this.fail(mail, error);
    }
    this.sent.add(mail.id);
    await markSent(db, mail.id, now());
    this.sent.delete(mail.id);
    if (this.rest > 0) logger.info('emails are sent again');
    this.rest = 0;
    count('sent');
  }

  private async fail(mail: WaitingEmail, error: unknown): Promise<void> {
    const { db, now, logger, count } = this.options;
    // Servers repeat the recipient's address.
    const reason = reasonOf(error).replace(/[^\s<>]+@[^\s<>]+/g, 'an address');
    if (!(error instanceof MailRefused)) {
      await release(db, 'mails', [mail.id]);
      if (this.rests() > 0) return;
      this.rest = Math.min(restMs.most, this.rest === 0 ? restMs.first : this.rest * 2);
      this.restUntil = now() + this.rest;
      count('unreachable');
      return logger.warn({ reason, restMs: this.rest }, 'emails cannot be sent and stay queued');
    }
    const attempts = mail.attempts + 1;
    if (error.isPermanent || attempts >= mostAttempts) {
      await markRefused(db, mail.id, reason);
      count('refused');
      return logger.error({ mail: mail.name, reason }, 'an email was refused, and is not tried again');
    }
    await postpone(db, mail.id, attempts, now() + postponeMs * 2 ** (attempts - 1));
    count('put-off');
    logger.warn({ mail: mail.name, reason, attempts }, 'an email was postponed');
  }

  /** Returns for how much longer the queue rests, in milliseconds. A clock that went back does not prolong it. */
  private rests(): number {
    const left = this.restUntil - this.options.now();
    return left > restMs.most ? 0 : left;
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), Math.min(ms, restMs.most)).unref();
  }
}
