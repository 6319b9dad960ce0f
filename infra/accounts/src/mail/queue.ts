import { type Kysely, sql } from 'kysely';
import { isDue } from '../db/due';
import type { Database } from '../db/schema';
import { type Letter, letterSchema } from './email';

/** A letter on its way. */
export interface Waiting {
  id: number;
  name: string;
  letter: Letter;
  attempts: number;
  /** Epoch milliseconds: of its `Date`, so that it is the same letter however often it is sent. */
  writtenAt: number;
}

/** What is to be sent. */
export interface NewMail {
  /** Its name for good. */
  name: string;
  letter: Letter;
  /** The lead that caused it. */
  leadId?: number;
  /** Epoch milliseconds: not before; at once where absent. */
  dueAt?: number;
}

/** Stores letters with whatever causes them; wake the outbox once that is committed. One whose name is there already is that one. */
export async function queueMails(db: Kysely<Database>, mails: readonly NewMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ name, letter, leadId = null, dueAt = now }) => ({
    ...{ name, leadId, dueAt, writtenAt: now, recipient: letter.to.address.toLowerCase() },
    ...{ subject: letter.subject, letter: JSON.stringify(letter) },
  }));
  await db
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Those that are due, the oldest first. @param except ids that are being sent */
export async function dueMails(
  db: Kysely<Database>,
  now: number,
  most: number,
  except: readonly number[],
): Promise<Waiting[]> {
  const rows = await waiting(db)
    .select(['id', 'name', 'letter', 'attempts', 'writtenAt'])
    .where(isDue('dueAt', now))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, letter: letterSchema.parse(JSON.parse(row.letter)) }));
}

/** How many wait, since when the first of them does, and when the next is due; epoch milliseconds, null where none waits. */
export async function waitingMails(
  db: Kysely<Database>,
): Promise<{ count: number; oldest: number | null; nextDue: number | null }> {
  return waiting(db)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min("writtenAt")`.as('oldest'),
      sql<number | null>`min("dueAt")`.as('nextDue'),
    ])
    .executeTakeFirstOrThrow();
}

/** It is out, and its text is forgotten (R79); whoever's server refused letters before takes them again. */
export async function markSent(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await sql`update "addresses" set "bounces" = 0 where "bounces" > 0 and "email" = (select "recipient" from "mails" where "id" = ${id})`.execute(
    db,
  );
  await db.updateTable('mails').set({ sentAt: now, letter: '' }).where('id', '=', id).execute();
}

export async function putOff(db: Kysely<Database>, id: number, attempts: number, dueAt: number): Promise<void> {
  await db.updateTable('mails').set({ attempts, dueAt }).where('id', '=', id).execute();
}

/** It is not tried again, its text is forgotten (R79), and it counts against its address. */
export async function markRefused(db: Kysely<Database>, id: number, refusal: string): Promise<void> {
  await sql`
    insert into "addresses" ("email", "bounces") select "recipient", 1 from "mails" where "id" = ${id} and "refusal" is null
    on conflict do update set "bounces" = "bounces" + 1`.execute(db);
  await db.updateTable('mails').set({ refusal, letter: '' }).where('id', '=', id).execute();
}

const waiting = (db: Kysely<Database>) =>
  db.selectFrom('mails').where('sentAt', 'is', null).where('refusal', 'is', null);
