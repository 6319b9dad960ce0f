/** The queue of emails: the table `mails`. */

import { anyOf } from '@forecourt/database';
import { type Kysely, sql } from 'kysely';
import { claim, isFree } from '../db/claims';
import { isDue } from '../db/due';
import type { Database } from '../db/schema';
import { type Email, emailSchema } from './email';

/** An email that waits to be sent. */
export interface WaitingEmail {
  id: number;
  name: string;
  email: Email;
  attempts: number;
  /** Epoch milliseconds: its `Date`, which stays the same however often it is sent. */
  writtenAt: number;
}

/** An email that is to be sent. */
export interface NewEmail {
  /** Its permanent name. */
  name: string;
  email: Email;
  /** The stored datum that caused it, `lead:7`, with which it is deleted; null if absent. */
  cause?: string;
  /** Earliest time to send it, epoch milliseconds; default: at once. */
  dueAt?: number;
}

/** Stores emails in the transaction of their cause; wake the outbox once that is committed. A name that exists already is not stored again. */
export async function queueEmails(db: Kysely<Database>, emails: readonly NewEmail[], now: number): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map(({ name, email, cause = null, dueAt = now }) => ({
    ...{ name, cause, dueAt, writtenAt: now, recipient: email.to.address.toLowerCase() },
    ...{ subject: email.subject, content: JSON.stringify(email) },
  }));
  await db
    .insertInto('mails')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Deletes the emails that some data caused, sent or not. */
export async function deleteEmailsOf(db: Kysely<Database>, causes: readonly string[]): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('cause', 'in', anyOf(db, 'text', causes))
    .execute();
}

/** Takes the emails that are due, the oldest first. @param except ids of those that this process sends already */
export async function takeDueEmails(
  db: Kysely<Database>,
  now: number,
  most: number,
  except: readonly number[],
): Promise<WaitingEmail[]> {
  const due = waiting(db)
    .select('id')
    .where(isDue('dueAt', now))
    .where(isFree('mails', now))
    .where('id', 'not in', anyOf(db, 'integer', except))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most);
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'name', 'content', 'attempts', 'writtenAt'])
    .where('id', 'in', anyOf(db, 'integer', await claim(db, 'mails', due, now)))
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, email: emailSchema.parse(JSON.parse(content)) }));
}

/** Counts the waiting emails. @returns `oldest` and `nextDue` as epoch milliseconds, null if none waits */
export async function waitingEmails(
  db: Kysely<Database>,
): Promise<{ count: number; oldest: number | null; nextDue: number | null }> {
  return waiting(db)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min("writtenAt")`.as('oldest'),
      sql<number | null>`min(case when "claimedUntil" > "dueAt" then "claimedUntil" else "dueAt" end)`.as('nextDue'),
    ])
    .executeTakeFirstOrThrow();
}

/** Marks an email as sent and deletes its text (R79); earlier refusals by the recipient's server no longer count. */
export async function markSent(db: Kysely<Database>, id: number, now: number): Promise<void> {
  const recipient = db.selectFrom('mails').select('recipient').where('id', '=', id);
  await db
    .updateTable('addresses')
    .set({ bounces: 0 })
    .where('bounces', '>', 0)
    .where('email', '=', recipient)
    .execute();
  await db.updateTable('mails').set({ sentAt: now, content: '' }).where('id', '=', id).execute();
}

/** Postpones an email. */
export async function postpone(db: Kysely<Database>, id: number, attempts: number, dueAt: number): Promise<void> {
  await db.updateTable('mails').set({ attempts, dueAt, claimedUntil: null }).where('id', '=', id).execute();
}

/** Marks an email as refused permanently, deletes its text (R79), and counts the refusal for its address. */
export async function markRefused(db: Kysely<Database>, id: number, refusal: string): Promise<void> {
  await db
    .insertInto('addresses')
    .columns(['email', 'bounces'])
    .expression(
      db
        .selectFrom('mails')
        .select(['recipient', sql<number>`1`.as('bounces')])
        .where('id', '=', id)
        .where('refusal', 'is', null),
    )
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ bounces: sql`"addresses"."bounces" + 1` }))
    .execute();
  await db.updateTable('mails').set({ refusal, content: '' }).where('id', '=', id).execute();
}

const waiting = (db: Kysely<Database>) =>
  db.selectFrom('mails').where('sentAt', 'is', null).where('refusal', 'is', null);
