import { FetchError, fetchBytes, reasonOf } from '@forecourt/service';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Database } from '../db/schema';
import { isPushEndpoint } from './endpoints';
import type { PushKeys } from './keys';
import { dropSubscription, duePushes, markPushed, putOffPush, refusePush, type WaitingPush } from './pushes';

export type PushOutcome = 'sent' | 'gone' | 'put-off' | 'refused';

/** How often the queue is looked at, how many at a time, and how often one is tried: after a minute, twice as long each time. Milliseconds. */
const lookMs = 5_000;
const atOnce = 20;
const putOffMs = 60_000;
const mostAttempts = 8;
const timeoutMs = 10_000;
/** For how long a push service keeps a message for a browser that is off, in seconds. */
const keptSeconds = 24 * 3_600;

/** Sends push messages that are due, each until a push service has it; a browser that is gone is forgotten. */
export class PushQueue {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;
  /** Those that a push service has and that could not be marked, on a full disk say: they are marked as soon as that can be done, and not sent again. */
  private readonly out = new Set<number>();

  constructor(
    private readonly options: {
      db: Kysely<Database>;
      keys: PushKeys;
      /** Of the site, by which a push service finds its operator: `https:` or `mailto:`. */
      subject: string;
      /** Origins of push services besides the browsers' own. */
      own: readonly string[];
      logger: Logger;
      now: () => number;
      count: (outcome: PushOutcome) => void;
    },
  ) {}

  /** Looks for messages that are due: at the start, and when there is a new one. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.turn = this.turn
      .then(() => this.look())
      .catch((error: unknown) =>
        this.options.logger.error({ reason: reasonOf(error) }, 'the push messages that wait could not be read'),
      )
      .finally(() => {
        clearTimeout(this.timer);
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), lookMs).unref();
      });
  }

  /** Resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  private async look(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const due = this.stopped ? [] : await duePushes(db, now(), atOnce);
      if (due.length === 0) return;
      // All of them, before one that failed ends the look: the next one finds none that is under way.
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
    const status = this.out.has(push.id)
      ? 201
      : await this.deliver(push).catch((error: unknown) => {
          const isUnreachable = error instanceof FetchError;
          if (!isUnreachable) logger.error({ reason: reasonOf(error) }, 'a push message could not be made');
          return isUnreachable ? 503 : 400;
        });
    if (status < 300) {
      this.out.add(push.id);
      await markPushed(db, push.id, now());
      this.out.delete(push.id);
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
    await putOffPush(db, push.id, attempts, now() + putOffMs * 2 ** (attempts - 1));
    count('put-off');
  }

  /** @returns the push service's status. @throws FetchError when there is none */
  private async deliver({ endpoint, p256dh, auth, payload }: WaitingPush): Promise<number> {
    const { keys, subject } = this.options;
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
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
