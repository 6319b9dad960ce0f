import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { dropBrowsersOf } from '../push/pushes';
import { endGivenOut } from './openid/store';
import { type Owner, personOwner } from './owner';
import { newSecret, secretDigest } from './secret';
import { endTicketsOf } from './tickets';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A session ends so long after it was last used, and so long after it began, ms. */
export const sessionMs = { idle: 14 * day, absolute: 30 * day } as const;

/** Somebody who is signed in. */
export interface Person {
  /** A UUID. */
  id: string;
  /** Lower case. */
  email: string;
  /** As they call themselves; the beginning of the address where they have not said. */
  name: string;
  /** Whether they have shown that the address is theirs. */
  verified: boolean;
  /** When they signed in, epoch milliseconds. */
  since: number;
}

/** Begins a session, always a new one: who knew the one before knows nothing. @returns what the browser is to keep */
export async function beginSession(db: Kysely<Database>, personId: string, now: number): Promise<string> {
  const secret = newSecret();
  const row = { digest: secretDigest(secret), personId, createdAt: now, seenAt: now };
  await db.insertInto('sessions').values(row).execute();
  return secret;
}

/**
 * Whose session it is, null where it is nobody's or has ended. Its use is noted once a minute; a clock that goes back lengthens none beyond
 * its end.
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

export async function endSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom('sessions').where('digest', '=', secretDigest(secret)).execute();
}

/**
 * Signs somebody out everywhere, on other teams' sites as far as they ask. What was begun for the account ends with the sessions, and so do
 * push messages to its browsers (R79). @param here the device that goes on taking them; none where absent
 */
export async function endSessionsOf(db: Kysely<Database>, personId: string, here?: Owner | null): Promise<void> {
  await endGivenOut(db, personId);
  await endTicketsOf(db, personId);
  await dropBrowsersOf(db, personOwner(personId), here);
  await db.deleteFrom('sessions').where('personId', '=', personId).execute();
}

/** Forgets what has ended. */
export async function sweepSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('seenAt', '<', now - sessionMs.idle), where('createdAt', '<', now - sessionMs.absolute)]),
    )
    .execute();
}
