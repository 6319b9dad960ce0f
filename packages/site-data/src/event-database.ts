import { connectPostgres, engineAt, openDatabase, rowsOf } from '@forecourt/database';
import { dayOf } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';
import { type Generated, type Kysely, sql } from 'kysely';
import { eventMigrations } from './event-migrations';
import type { EventSource, EventsPiece } from './event-source';

/** A measured event. Its number, `seq`, is its position among the events of all days. */
interface EventRow {
  id: string;
  seq: Generated<number>;
  /** Day of arrival (UTC). */
  day: string;
  type: string;
  brand: string;
  body: unknown;
}
interface Tables {
  events: EventRow;
  /** The key by which views of a day are named (R77). */
  view_keys: { day: string; key: string };
}

/** The key of the lock that writers take; the digits say `event`. */
const writeLock = 5_220_514;
/** Longest pause of a writer that has the lock; then the server ends its connection, and the next writer goes on. */
const mostIdle = '10s';
const pieceRows = 5_000;
const advice =
  'Measured events need a database of their own. If a newer version has migrated it, start that version. Else restore the last backup and report this.';

/**
 * Measured events in PostgreSQL, for any number of shells and readers. Each id is stored once. Writers take turns by an advisory lock, which
 * ends with their commit: each event is visible before a later one has a number, so that a reader that goes by numbers skips none.
 */
export class EventDatabase implements EventSource {
  private opened: Promise<Kysely<Tables>> | undefined;

  /** @param application the program, by which the server lists its connections. Nothing is opened before the first call */
  constructor(
    private readonly url: string,
    private readonly application: string,
  ) {}

  /** Stores events that are not stored yet, in one commit. @throws if none is stored */
  async write(events: readonly MeasuredEvent[]): Promise<void> {
    const db = await this.open();
    const columns = { id: 'text', day: 'text', type: 'text', brand: 'text', body: 'text' } as const;
    const rows = events.map((event) => [
      ...[event.event, dayOf(event.taken), event.type, event.brand],
      JSON.stringify(event),
    ]);
    await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        await sql`select set_config('idle_in_transaction_session_timeout', ${mostIdle}, true)`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
        await sql`
          insert into "events" ("id", "day", "type", "brand", "body")
          select "id", "day", "type", "brand", "body"::jsonb from ${rowsOf(transaction, columns, rows)} as "given"
          on conflict ("id") do nothing`.execute(transaction);
      });
  }

  nameOf(day: string): string {
    return `${engineAt(this.url).nameOf(this.url)}: ${day}`;
  }

  async days(): Promise<string[]> {
    // Looks up each day in the index, instead of reading all events.
    const { rows } = await sql<{ day: string }>`
      with recursive "found" ("day") as (
        select min("day") from "events"
        union all
        select (select min("day") from "events" where "events"."day" > "found"."day") from "found" where "found"."day" is not null
      ) select "day" from "found" where "day" is not null`.execute(await this.open());
    return rows.map(({ day }) => day);
  }

  async *read(day: string): AsyncGenerator<MeasuredEvent | null> {
    for await (const { bodies } of this.pieces(day, 0, sql`true`))
      for (const body of bodies) yield measuredEventSchema.safeParse(body).data ?? null;
  }

  async *readAdded(day: string, start: number, type: MeasuredEvent['type']): AsyncGenerator<EventsPiece> {
    for await (const { bodies, end } of this.pieces(day, start, sql`"type" = ${type}`))
      yield { events: bodies.flatMap((body) => measuredEventSchema.safeParse(body).data ?? []), end };
  }

  /** Deletes events of a day, at most so many. */
  async deleteOf(day: string, most: number): Promise<void> {
    const db = await this.open();
    const some = db.selectFrom('events').select('id').where('day', '=', day).limit(most);
    await db.deleteFrom('events').where('id', 'in', some).execute();
  }

  /** Returns the key of a day, equal for all shells; the first one decides. The keys of earlier days are deleted. */
  async keyOf(day: string, proposed: string): Promise<string> {
    const db = await this.open();
    const keys = db.insertInto('view_keys').values({ day, key: proposed });
    await keys.onConflict((conflict) => conflict.column('day').doNothing()).execute();
    await db.deleteFrom('view_keys').where('day', '<', day).execute();
    return (await db.selectFrom('view_keys').select('key').where('day', '=', day).executeTakeFirstOrThrow()).key;
  }

  async close(): Promise<void> {
    const db = await this.opened?.catch(() => undefined);
    await db?.destroy();
  }

  private async *pieces(day: string, start: number, wanted: ReturnType<typeof sql<boolean>>) {
    const db = await this.open();
    for (let at = start; ; ) {
      // A position that no event has is of a database that was replaced, which is read from its beginning.
      const { rows } = await sql<{ seq: number; body: unknown }>`
        select "seq", case when ${wanted} then "body" end as "body" from "events"
        where "day" = ${day} and "seq" > coalesce((select "seq" from "events" where "day" = ${day} and "seq" = ${at}), 0)
        order by "seq" limit ${pieceRows}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) return;
      at = last.seq;
      yield { bodies: rows.flatMap(({ body }) => (body === null ? [] : [body])), end: at };
      if (rows.length < pieceRows) return;
    }
  }

  private open(): Promise<Kysely<Tables>> {
    this.opened ??= openDatabase<Tables>(this.url, {
      connect: (url) => connectPostgres(url, { application: this.application }),
      migrations: eventMigrations,
      advice,
    }).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }
}
