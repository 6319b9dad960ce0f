/** What is good once, for a while: links of letters. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isSecret, newSecret, secretDigest } from './secret';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long each is good, ms. */
const ticketMs = { 'sign-up': day, reset: hour, 'change-email': day } as const;
export type Purpose = keyof typeof ticketMs;

/** So many letters of one purpose go to an address within a day for who asks from one network. */
const mostOfNetwork = 5;
/** After so many for all networks together each has one: a crowd cannot keep an address's owner from theirs, nor fill the box. */
const mostForAll = 20;

export interface Ticket {
  /** The address that its letter goes to. */
  about: string;
  payload: string;
  /** Whose account it acts on; null where it acts on none. */
  personId: string | null;
}

interface Asked extends Ticket {
  /** Of who asks; empty where it is not known. */
  network: string;
}

/**
 * Counts alike whether or not the address has an account, so that the limit tells nobody.
 * @returns what the letter's link holds; null where this network had too many of them for the address today
 */
export async function giveTicket(
  trx: Transaction<Database>,
  purpose: Purpose,
  { network, ...ticket }: Asked,
  now: number,
): Promise<string | null> {
  const asker = digestOfAsker(ticket.about, network);
  const given = await trx
    .selectFrom('tickets')
    .select('asker')
    .where('purpose', '=', purpose)
    .where('about', '=', ticket.about)
    .where('createdAt', '>', now - day)
    .execute();
  const most = given.length >= mostForAll ? 1 : mostOfNetwork;
  if (given.filter((each) => each.asker === asker).length >= most) return null;
  const secret = newSecret();
  const times = { createdAt: now, endsAt: now + ticketMs[purpose] };
  await trx
    .insertInto('tickets')
    .values({ digest: secretDigest(secret), purpose, asker, ...ticket, ...times })
    .execute();
  return secret;
}

/** Looks at a ticket, which stays good; null where it is none, was taken or has ended. */
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

/** Takes a ticket, and with it all others of its purpose and address; null where it is none, was taken or has ended. */
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

/** All that was begun for somebody's account, and not finished, ends: links of letters, sign-ins and passkeys under way (R79). */
export async function endTicketsOf(trx: Kysely<Database>, personId: string): Promise<void> {
  await trx.deleteFrom('tickets').where('personId', '=', personId).execute();
}

/** Forgets those that have ended, once they count no more. */
export async function sweepTickets(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('tickets')
    .where('endsAt', '<', now)
    .where('createdAt', '<', now - day)
    .execute();
}

/** Two bytes: enough to tell those apart who ask about one address, too few to tell who they are. */
const digestOfAsker = (about: string, network: string) =>
  network === '' ? '' : secretDigest(`${about}\n${network}`).slice(0, 4);
