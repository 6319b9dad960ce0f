import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { dropBrowsersOf } from '../push/browsers';
import { sessionMs } from './cookies';
import { deleteGivenOut } from './openid/store';
import { type Owner, personOwner } from './owner';
import { newSecret, secretDigest } from './secret';
import { endTicketsOf } from './tickets';

const minute = 60_000;

/** A person who is signed in. */
export interface Person {
  /** A UUID. */
  id: string;
  /** Lower case. */
  email: string;
  /** As the person named themselves, else the beginning of the address. */
  name: string;
  /** Whether the person has confirmed the address. */
  verified: boolean;
  /** When they signed in, epoch milliseconds. */
  since: number;
}

/** Begins a session, always a new one, so that a former one's secret is of no use. @returns the secret for the cookie */
export async function beginSession(db: Kysely<Database>, personId: string, now: number): Promise<string> {
  const secret = newSecret();
  const row = { digest: secretDigest(secret), personId, createdAt: now, seenAt: now };
  await db.insertInto('sessions').values(row).execute();
  return secret;
}

/**
 * Returns the person whose session it is; null if there is none or it has ended. Its use is noted once a minute; a clock that goes back
 * extends no session beyond its end.
 */
export async function findSession(db: Kysely<Database>, secret: string, now: number): Promise<Person | null> {
  const digest = secretDigest(secret);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('persons', 'persons.id', 'sessions.personId')
    .select(['persons.id', 'email', 'name', 'verifiedAt', 'sessions.seenAt', 'sessions.createdAt'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id, email, name, verifiedAt, seenAt, createdAt } = found;
  if (now - seenAt > sessionMs.idle || now - createdAt > sessionMs.absolute) return null;
  if (now - seenAt >= minute) {
    await db.updateTable('sessions').set({ seenAt: now }).where('digest', '=', digest).execute();
    await db.updateTable('persons').set({ seenAt: now }).where('id', '=', id).execute();
  }
  return {
    id,
    email,
    name: name || (email.split('@', 1)[0] ?? email),
    verified: verifiedAt !== null,
    since: createdAt,
  };
}

/** Ends a session. */
export async function endSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom('sessions').where('digest', '=', secretDigest(secret)).execute();
}

/**
 * Signs a person out everywhere, and on other teams' sites when these next verify their token. Pending sign-ins, links of emails and push
 * messages to the person's browsers end as well (R79). @param here the device that still receives push messages; none if absent
 */
export async function endSessionsOf(db: Kysely<Database>, personId: string, here?: Owner | null): Promise<void> {
  await deleteGivenOut(db, personId);
  await endTicketsOf(db, personId);
  await dropBrowsersOf(db, personOwner(personId), here);
  await db.deleteFrom('sessions').where('personId', '=', personId).execute();
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('seenAt', '<', now - sessionMs.idle), where('createdAt', '<', now - sessionMs.absolute)]),
    )
    .execute();
}
