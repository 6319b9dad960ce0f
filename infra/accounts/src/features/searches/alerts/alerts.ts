import { reasonOf } from '@forecourt/service';
import type { Outbox } from '../../../mail/outbox';
import type { PushQueue } from '../../../push/push-queue';
import { type DispatchOptions, writeDueEmails } from './dispatch';
import { Watch, type WatchOptions } from './watch';

/** Reads the news of the marketplace repeatedly, and writes the emails that are due. */
export class Alerts {
  private readonly watch: Watch;
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly options: WatchOptions &
      DispatchOptions & {
        outbox: Pick<Outbox, 'wake'>;
        pushes: Pick<PushQueue, 'wake'>;
        /** Interval at which the news are read, ms. */
        everyMs: number;
        /** Returns whether this process has the job; the others that share the database do not. */
        isTurn: () => Promise<boolean>;
      },
  ) {
    this.watch = new Watch(options);
  }

  get searches(): number {
    return this.watch.searches;
  }

  start(): void {
    if (this.isStopped) return;
    this.turn = this.look().finally(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), this.options.everyMs).unref();
    });
  }

  /** Resolves when the pending work has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  private async look(): Promise<void> {
    const { reference, outbox, pushes, logger } = this.options;
    try {
      if (!(await this.options.isTurn())) return;
      await this.watch.look();
      while (reference.current !== null && !this.isStopped) {
        const written = await writeDueEmails(this.options, reference.current.reference);
        if (written === 0) break;
        outbox.wake();
        pushes.wake();
      }
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'emails about saved searches could not be queued; they are retried');
    }
  }
}
