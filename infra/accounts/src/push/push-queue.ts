import { FetchError, fetchBytes, reasonOf } from '@forecourt/service';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Database } from '../db/schema';
import { dropSubscription, markPushed, postponePush, refusePush, takeDuePushes, type WaitingPush } from './browsers';
import { isPushEndpoint } from './endpoints';
import type { PushKeys } from './keys';

export type PushOutcome = 'sent' | 'gone' | 'put-off' | 'refused';

/** Interval at which the queue is read, ms; messages read at a time; attempts for each, the second after a minute, each further one after twice as long. */
const lookMs = 5_000;
const atOnce = 20;
const postponeMs = 60_000;
const mostAttempts = 8;
const timeoutMs = 10_000;
/** For how long a push service stores a message for a browser that is off, in seconds. */
const timeToLive = 24 * 3_600;

/** Sends the push messages that are due, each until a push service accepts it; a browser that is gone is deleted. */
export class PushQueue {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;
  /** Messages that were sent and could not be marked, for example on a full disk: they are marked as soon as possible, and not sent again. */
  private readonly sent = new Set<number>();

  constructor(
    private readonly options: {
      db: Kysely<Database>;
      keys: PushKeys;
      /** The operator's address for push services: `https:` or `mailto:`. */
      subject: string;
      /** Origins of push services besides the browsers' own. */
      own: readonly string[];
      logger: Logger;
      now: () => number;
      count: (outcome: PushOutcome) => void;
    },
  ) {}

  /** Sends the messages that are due: call it at the start, and when a new one was queued. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.turn = this.turn
      .then(() => this.look())
      .catch((error: unknown) =>
        this.options.logger.error({ reason: reasonOf(error) }, 'the queue of push messages could not be read'),
      )
      .finally(() => {
        clearTimeout(this.timer);
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), lookMs).unref();
      });
  }

  /** Resolves when the pending work has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  private async look(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const due = this.stopped ? [] : await takeDuePushes(db, now(), atOnce);
      if (due.length === 0) return;
      // Wait for all, before a failure ends this run: the next run must find none pending.
      const sent = await Promise.allSettled(due.map((push) => this.send(push)));
      for (const one of sent) if (one.status === 'rejected') throw one.reason;
    }
  }

  private async send(push: WaitingPush): Promise<void> {
    const { db, now, count, logger, own } = this.options;
    if (!isPushEndpoint(push.endpoint, own)) {
      await dropSubscription(db, push.endpoint);
      return count('gone');
    }
    const status = this.sent.has(push.id)
      ? 201
      : await this.deliver(push).catch((error: unknown) => {
          const isUnreachable = error instanceof FetchError;
          if (!isUnreachable) logger.error({ reason: reasonOf(error) }, 'a push message could not be composed');
          return isUnreachable ? 503 : 400;
        });
    if (status < 300) {
      this.sent.add(push.id);
      await markPushed(db, push.id, now());
      this.sent.delete(push.id);
      return count('sent');
    }
    if (status === 404 || status === 410) {
      await dropSubscription(db, push.endpoint);
      return count('gone');
    }
    const attempts = push.attempts + 1;
    if ((status < 500 && status !== 429) || attempts >= mostAttempts) {
      await refusePush(db, push.id, `a push service answered ${status}`);
      logger.error({ status }, 'a push message was refused, and is not tried again');
      return count('refused');
    }
    await postponePush(db, push.id, attempts, now() + postponeMs * 2 ** (attempts - 1));
    count('put-off');
  }

  /** @returns the push service's status @throws FetchError when it does not answer */
  private async deliver({ endpoint, p256dh, auth, payload }: WaitingPush): Promise<number> {
    const { keys, subject } = this.options;
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: timeToLive,
    });
    const { status } = await fetchBytes({
      url: endpoint,
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      timeoutMs,
      accepts: () => true,
    });
    return status;
  }
}
