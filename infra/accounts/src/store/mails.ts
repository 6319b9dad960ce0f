import { type Kysely, sql } from 'kysely';
import { type Letter, letterSchema } from '../mail/letter';
import type { Database } from './schema';

/** A letter on its way. */
export interface Waiting {
  id: number;
  name: string;
  letter: Letter;
  attempts: number;
  /** Epoch milliseconds: of its `Date`, so that it is the same letter however often it is sent. */
  writtenAt: number;
}

/** Those that are due, the oldest first. @param except ids that are being sent */
export async function dueMails(
  db: Kysely<Database>,
  now: number,
  most: number,
  except: readonly number[],
): Promise<Waiting[]> {
  const rows = await waiting(db)
    .innerJoin('leads', 'leads.id', 'mails.leadId')
    .select(['mails.id', 'mails.name', 'mails.letter', 'mails.attempts', 'leads.createdAt as writtenAt'])
    .where('mails.dueAt', '<=', now)
    .$if(except.length > 0, (query) => query.where('mails.id', 'not in', except))
    .orderBy('mails.dueAt')
    .orderBy('mails.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, letter: letterSchema.parse(JSON.parse(row.letter)) }));
}

/** How many wait, since when the first of them does, and when the next is due; epoch milliseconds, null where none waits. */
export async function waitingMails(
  db: Kysely<Database>,
): Promise<{ count: number; oldest: number | null; nextDue: number | null }> {
  return waiting(db)
    .innerJoin('leads', 'leads.id', 'mails.leadId')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min("leads"."createdAt")`.as('oldest'),
      sql<number | null>`min("mails"."dueAt")`.as('nextDue'),
    ])
    .executeTakeFirstOrThrow();
}

export async function markSent(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await db.updateTable('mails').set({ sentAt: now }).where('id', '=', id).execute();
}

export async function putOff(db: Kysely<Database>, id: number, attempts: number, dueAt: number): Promise<void> {
  await db.updateTable('mails').set({ attempts, dueAt }).where('id', '=', id).execute();
}

export async function markRefused(db: Kysely<Database>, id: number, refusal: string): Promise<void> {
  await db.updateTable('mails').set({ refusal }).where('id', '=', id).execute();
}

const waiting = (db: Kysely<Database>) =>
  db.selectFrom('mails').where('mails.sentAt', 'is', null).where('mails.refusal', 'is', null);
