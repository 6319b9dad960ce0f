/** What is good once, for a while: links of letters. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/schema';
import { isSecret, newSecret, secretDigest } from './secret';

const hour = 60 * 60_000;
/** How long each is good, ms. */
const ticketMs = { 'sign-up': 24 * hour, reset: hour, 'change-email': 24 * hour } as const;
export type Purpose = keyof typeof ticketMs;

/** So many letters of one purpose go to an address within a day, whoever asks. */
const mostADay = { 'sign-up': 5, reset: 25, 'change-email': 5 } as const;

export interface Ticket {
  /** The address that its letter went to. */
  about: string;
  payload: string;
}

/** @returns what the letter's link holds; null where the address had too many of them today */
export async function giveTicket(
  trx: Transaction<Database>,
  purpose: Purpose,
  { about, payload }: Ticket,
  now: number,
): Promise<string | null> {
  const { count } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('purpose', '=', purpose)
    .where('about', '=', about)
    .where('createdAt', '>', now - 24 * hour)
    .executeTakeFirstOrThrow();
  if (count >= mostADay[purpose]) return null;
  const secret = newSecret();
  const row = {
    digest: secretDigest(secret),
    purpose,
    about,
    payload,
    createdAt: now,
    endsAt: now + ticketMs[purpose],
  };
  await trx.insertInto('tickets').values(row).execute();
  return secret;
}

/** Takes a ticket, and with it all others of its purpose and address; null where it is none, was taken or has ended. */
export async function takeTicket(
  trx: Transaction<Database>,
  purpose: Purpose,
  secret: string,
  now: number,
): Promise<Ticket | null> {
  if (!isSecret(secret)) return null;
  const found = await trx
    .selectFrom('tickets')
    .select(['about', 'payload', 'createdAt'])
    .where('digest', '=', secretDigest(secret))
    .where('purpose', '=', purpose)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  if (found === undefined) return null;
  await trx.deleteFrom('tickets').where('purpose', '=', purpose).where('about', '=', found.about).execute();
  return found;
}

/** Forgets those that have ended, once they count no more. */
export async function sweepTickets(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('tickets')
    .where('endsAt', '<', now)
    .where('createdAt', '<', now - 24 * hour)
    .execute();
}
