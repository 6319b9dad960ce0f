import { dayOf } from '@forecourt/service';
import type { EventSource } from '@forecourt/site-data';
import { firstDay, viewDays } from '../listing/viewed';
import type { ViewCounts } from '../store/port';

export interface ViewWatchOptions {
  now: () => number;
  /** Called once for a failure, until views can be counted again. */
  report: (error: unknown) => void;
  pollMilliseconds?: number;
}

/**
 * Counts views of vehicles' pages (R77): every few seconds it reads the measured events that shells have added. The store remembers
 * the position in each day of a source, so that a restart counts no view twice and misses none.
 */
export class ViewWatch {
  private checking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  private day = '';

  constructor(
    private readonly sources: readonly EventSource[],
    private readonly store: ViewCounts,
    private readonly options: ViewWatchOptions,
  ) {}

  start(): void {
    this.checking = this.check().then(() => {
      if (!this.isStopped) this.timer = setTimeout(() => this.start(), this.options.pollMilliseconds ?? 2_000).unref();
    });
  }

  /** Stops; resolves when nothing is read any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
  }

  /** Counts the views that were added since the last time. */
  async check(): Promise<void> {
    try {
      const { now } = this.options;
      const first = firstDay(now(), viewDays);
      if (this.day !== first) await this.store.deleteViewsBefore(first);
      this.day = first;
      const read = await this.store.readViewFiles();
      for (const source of this.sources)
        for (const day of await source.days())
          if (day >= first && day <= dayOf(now())) await this.readDay(source, day, read.get(source.nameOf(day)) ?? 0);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.options.report(error);
      this.isFailing = true;
    }
  }

  private async readDay(source: EventSource, day: string, start: number): Promise<void> {
    const file = source.nameOf(day);
    for await (const { events, end } of source.readAdded(day, start, 'view')) {
      const views = events.map(({ event, id }) => ({ event, listing: id }));
      await this.store.addViews(views, { file, day, bytes: end });
      if (this.isStopped) return;
    }
  }
}
