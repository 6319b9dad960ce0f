import { reasonOf } from '@forecourt/service';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema';
import { dueMails, markRefused, markSent, putOff, type Waiting, waitingMails } from './queue';
import { connections, MailRefused, type MailTransport } from './transport';

/** What became of a letter, or of an attempt to send it. */
export type MailOutcome = 'sent' | 'put-off' | 'refused' | 'unreachable';

/** While nobody can be reached all letters rest, at first so long, twice as long each time, at most so long; ms. */
const restMs = { first: 500, most: 60_000 };
/** A letter that a server put off is tried again after a minute, twice as long each time, for about two days. */
const putOffMs = 60_000;
const mostAttempts = 12;

/**
 * Sends the letters that are stored, each until it is out. What is stored is the queue: a letter is marked when it is out, so one
 * whose program is killed in between goes out again, under the same name.
 */
export class Outbox {
  private readonly sending = new Map<number, Promise<void>>();
  /** Those that are out and could not be marked, on a full disk say: they are marked as soon as that can be done, and not sent again. */
  private readonly out = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private restUntil = 0;
  private rest = 0;
  private counted = 0;
  /** For figures. */
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

  /** Looks for letters that are due: at the start, and when there is a new one. */
  wake(): void {
    this.again = true;
    if (this.turn !== null || this.stopped) return;
    clearTimeout(this.timer);
    this.turn = this.look()
      .catch((error: unknown) => {
        this.options.logger.error({ reason: reasonOf(error) }, 'the letters that wait could not be read');
        this.later(restMs.most);
      })
      .finally(() => {
        this.turn = null;
        if (this.again) this.wake();
      });
  }

  /** Resolves when what is under way has ended. */
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
        const due = free <= 0 ? [] : await dueMails(db, now(), free, [...this.sending.keys()]);
        for (const mail of due) this.begin(mail);
      }
      // Counting many costs more than sending one.
      if (this.sending.size > 0 && now() - this.counted < 1_000) continue;
      this.counted = now();
      const { count, oldest, nextDue } = await waitingMails(db);
      Object.assign(this.state, { waiting: count, oldest });
      if (nextDue !== null && this.sending.size === 0 && rests <= 0) this.later(Math.max(0, nextDue - now()));
    }
  }

  private begin(mail: Waiting): void {
    const sent = this.send(mail)
      .catch((error: unknown) => {
        this.options.logger.error({ mail: mail.name, reason: reasonOf(error) }, 'a letter could not be marked');
        this.restUntil = this.options.now() + restMs.most;
      })
      .finally(() => {
        this.sending.delete(mail.id);
        this.wake();
      });
    this.sending.set(mail.id, sent);
  }

  private async send(mail: Waiting): Promise<void> {
    const { db, transport, now, logger, count } = this.options;
    try {
      if (!this.out.has(mail.id)) await transport.send(mail);
    } catch (error) {
      return this.fail(mail, error);
    }
    this.out.add(mail.id);
    await markSent(db, mail.id, now());
    this.out.delete(mail.id);
    if (this.rest > 0) logger.info('letters go out again');
    this.rest = 0;
    count('sent');
  }

  private async fail(mail: Waiting, error: unknown): Promise<void> {
    const { db, now, logger, count } = this.options;
    // Servers repeat whom a letter was for.
    const reason = reasonOf(error).replace(/[^\s<>]+@[^\s<>]+/g, 'an address');
    if (!(error instanceof MailRefused)) {
      if (this.rests() > 0) return;
      this.rest = Math.min(restMs.most, this.rest === 0 ? restMs.first : this.rest * 2);
      this.restUntil = now() + this.rest;
      count('unreachable');
      return logger.warn({ reason, restMs: this.rest }, 'letters cannot be sent; they wait');
    }
    const attempts = mail.attempts + 1;
    if (error.forGood || attempts >= mostAttempts) {
      await markRefused(db, mail.id, reason);
      count('refused');
      return logger.error({ mail: mail.name, reason }, 'a letter was refused, and is not tried again');
    }
    await putOff(db, mail.id, attempts, now() + putOffMs * 2 ** (attempts - 1));
    count('put-off');
    logger.warn({ mail: mail.name, reason, attempts }, 'a letter was put off');
  }

  /** For how much longer all rest, ms. A clock that went back holds nobody up. */
  private rests(): number {
    const left = this.restUntil - this.options.now();
    return left > restMs.most ? 0 : left;
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), Math.min(ms, restMs.most)).unref();
  }
}
