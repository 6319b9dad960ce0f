import { createHash } from 'node:crypto';
import { engineOf } from '@forecourt/database';
import { Rate } from '@forecourt/service';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** Counts the requests of clients in windows of time. */
export interface Limiter {
  /** Counts one more request of a client. @returns false if it exceeds the limit */
  allows(client: string): Promise<boolean>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Rate limiters that hold across all processes of the service: in the database where several share it, else in memory. */
export class Rates {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: () => number,
  ) {}

  /** Returns a limiter. @param name unique among the limiters @param most requests in a window */
  of(name: string, most: number, windowMs = minute): Limiter {
    const { db, now } = this;
    if (engineOf(db).isShared) return { allows: async (client) => (await this.count(name, client, windowMs)) <= most };
    const rate = new Rate(most, now, windowMs);
    return { allows: async (client) => rate.allows(client) };
  }

  /** Deletes counts that have ended. */
  async deleteEnded(): Promise<void> {
    await this.db
      .deleteFrom('rates')
      .where('began', '<', this.now() - day)
      .execute();
  }

  private async count(name: string, client: string, windowMs: number): Promise<number> {
    const began = this.now();
    // The client is an address or a network, so only its digest is stored.
    const digest = createHash('sha256').update(`${name} ${client}`).digest('hex');
    // The window begins with the client's first request. A clock that goes back begins a new one.
    const isSameWindow = sql`"rates"."began" <= excluded."began" and "rates"."began" > excluded."began" - ${sql.lit(windowMs)}`;
    const { count } = await this.db
      .insertInto('rates')
      .values({ digest, began, count: 1 })
      .onConflict((conflict) =>
        conflict.column('digest').doUpdateSet({
          began: sql`case when ${isSameWindow} then "rates"."began" else excluded."began" end`,
          count: sql`case when ${isSameWindow} then "rates"."count" + 1 else 1 end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count;
  }
}
