import { dayOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import type { EventDatabase } from '@forecourt/site-data/event-database';
import { type EventRetention, expiredDays } from './event-retention';
import type { EventSink } from './sink';

/** Number of expired events that are deleted after a write, more than a write adds. */
const mostDeleted = 5_000;

/** Stores events in a database that several shells share, each id once. */
export class DatabaseSink implements EventSink {
  /** Day on which everything that had expired was deleted. */
  private swept = '';

  constructor(
    private readonly database: EventDatabase,
    private readonly retention: EventRetention,
  ) {}

  async write(events: readonly MeasuredEvent[]): Promise<number> {
    await this.database.write(events);
    await this.sweep();
    return 0;
  }

  /** None: the database itself recognises duplicates. */
  async *recent(): AsyncIterable<string> {}

  close(): Promise<void> {
    return this.database.close();
  }

  private async sweep(): Promise<void> {
    const today = dayOf(this.retention.now());
    if (this.swept === today) return;
    const [day] = expiredDays(await this.database.days(), this.retention);
    if (day === undefined) this.swept = today;
    else await this.database.deleteOf(day, mostDeleted);
  }
}
