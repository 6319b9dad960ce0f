/** Links of emails, each valid once and for a limited time. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { digestOfClient, isSecret, newSecret, secretDigest } from './secret';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Validity of each, ms. */
const ticketMs = { 'sign-up': day, reset: hour, 'change-email': day } as const;
export type Purpose = keyof typeof ticketMs;

/** Emails of one purpose that a network may send to one address within a day. */
const mostOfNetwork = 5;
/** After this many for all networks together each further network may send one: a crowd can neither lock the owner out nor fill the mailbox. */
const mostForAll = 20;

export interface Ticket {
  /** The address that its email goes to. */
  about: string;
  payload: string;
  /** The person on whose account it acts; null if it acts on none. */
  personId: string | null;
}

interface NewTicket extends Ticket {
  /** Of the client; empty if it is not known. */
  network: string;
}

/**
 * Creates a ticket. It is counted whether or not the address has an account, so that the limit does not reveal that.
 * @returns the token for the email's link; null if this network had too many emails for the address today
 */
export async function giveTicket(
  trx: Transaction<Database>,
  purpose: Purpose,
  { network, ...ticket }: NewTicket,
  now: number,
): Promise<string | null> {
  const client = digestOfClient(ticket.about, network);
  const given = await trx
    .selectFrom('tickets')
    .select('client')
    .where('purpose', '=', purpose)
    .where('about', '=', ticket.about)
    .where('createdAt', '>', now - day)
    .execute();
  const most = given.length >= mostForAll ? 1 : mostOfNetwork;
  if (given.filter((each) => each.client === client).length >= most) return null;
  const secret = newSecret();
  const times = { createdAt: now, endsAt: now + ticketMs[purpose] };
  await trx
    .insertInto('tickets')
    .values({ digest: secretDigest(secret), purpose, client, ...ticket, ...times })
    .execute();
  return secret;
}

/** Returns a ticket, which stays valid; null if there is none, or it was taken or has ended. */
export async function findTicket(
  db: Kysely<Database>,
  purpose: Purpose,
  secret: string,
  now: number,
): Promise<Ticket | null> {
  if (!isSecret(secret)) return null;
  const found = await db
    .selectFrom('tickets')
    .select(['about', 'payload', 'personId'])
    .where('digest', '=', secretDigest(secret))
    .where('purpose', '=', purpose)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Returns a ticket as `findTicket` does, and removes it with all others of its purpose and address. */
export async function takeTicket(
  trx: Transaction<Database>,
  purpose: Purpose,
  secret: string,
  now: number,
): Promise<Ticket | null> {
  const found = await findTicket(trx, purpose, secret, now);
  if (found !== null)
    await trx.deleteFrom('tickets').where('purpose', '=', purpose).where('about', '=', found.about).execute();
  return found;
}

/** Ends everything that is pending for a person's account: links of emails, sign-ins and new passkeys (R79). */
export async function endTicketsOf(trx: Kysely<Database>, personId: string): Promise<void> {
  await trx.deleteFrom('tickets').where('personId', '=', personId).execute();
}

/** Deletes those that have ended, once they no longer count for the limits. */
export async function deleteEndedTickets(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('tickets')
    .where('endsAt', '<', now)
    .where('createdAt', '<', now - day)
    .execute();
}
