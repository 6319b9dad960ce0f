import { dayOf } from '@forecourt/service';
import { eventDays, eventFile, readAddedEvents } from '@forecourt/site-data';
import { firstDay, viewDays } from '../listing/viewed';
import type { ViewCounts } from '../store/port';

export interface ViewWatchOptions {
  now: () => number;
  /** Called once for a failure, until views can be counted again. */
  report: (error: unknown) => void;
  pollMilliseconds?: number;
  /** Precedes the names of files in the store, where machines with files of the same names share it. */
  reader?: string;
}

/**
 * Counts views of vehicles' pages (R77): every few seconds it reads what shells have added to their files of measured events. The store remembers
 * how far each file was read, so that a restart counts no view twice and misses none.
 */
export class ViewWatch {
  private checking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;
  private day = '';

  constructor(
    private readonly folders: readonly string[],
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
      for (const folder of this.folders)
        for (const day of await eventDays(folder))
          if (day >= first && day <= dayOf(now()))
            await this.readFile(folder, day, read.get(this.nameOf(folder, day)) ?? 0);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.options.report(error);
      this.isFailing = true;
    }
  }

  private nameOf(folder: string, day: string): string {
    return (this.options.reader ?? '') + eventFile(folder, day);
  }

  private async readFile(folder: string, day: string, start: number): Promise<void> {
    const file = this.nameOf(folder, day);
    for await (const { events, end } of readAddedEvents(folder, day, start, 'view')) {
      const views = events.map(({ event, id }) => ({ event, listing: id }));
      await this.store.addViews(views, { file, day, bytes: end });
      if (this.isStopped) return;
    }
  }
}
