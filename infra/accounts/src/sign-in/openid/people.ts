/** Who it is that another provider has signed in. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { queueMails } from '../../mail/queue';
import { type AboutAccount, confirmLetter, connectedLetter, haveOneLetter } from '../emails';
import { giveTicket } from '../tickets';
import type { Claims } from './client';

/** What comes of it. */
export type Recognised =
  | { kind: 'person'; personId: string }
  /** Their address has an account, which they have to enter once by what they know before both are one. */
  | { kind: 'sign-in-first' }
  /** The provider does not vouch for the address: a letter goes there. */
  | { kind: 'letter' }
  /** The network had its share of them for this address today. */
  | { kind: 'too-many-emails' }
  | { kind: 'no-address' }
  /** Another account is entered by it. */
  | { kind: 'taken' };

interface Situation {
  claims: Claims;
  /** Who has an account, is signed in, and has asked to be known by the provider. */
  connects: string | undefined;
  /** For letters. */
  origin: string;
  /** From which somebody asks. */
  network: string;
  /** Which browser it is, as `browserDigest` says. */
  browser: string;
  refUrl: string | undefined;
  signInPath: string;
  now: number;
}

/**
 * Nobody takes over an account by an address alone, whoever vouches for it: an identity becomes an account's where its owner says so while they
 * are signed in, or where it makes the account. An address that the provider does not vouch for is asked by letter, and told alike whether it
 * has an account or not.
 */
export async function recognise(trx: Transaction<Database>, situation: Situation): Promise<Recognised> {
  const { claims, connects, now } = situation;
  const { issuer, subject, email, isEmailVerified, name } = claims;
  const identity = await trx
    .selectFrom('identities')
    .select('personId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (identity !== undefined)
    return connects === undefined || connects === identity.personId
      ? { kind: 'person', personId: identity.personId }
      : { kind: 'taken' };
  if (connects !== undefined) {
    await trx.insertInto('identities').values({ issuer, subject, personId: connects }).execute();
    await tell(trx, situation, connects);
    return { kind: 'person', personId: connects };
  }
  if (email === null) return { kind: 'no-address' };
  const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
  if (!isEmailVerified) {
    const isSent = await write(trx, situation, { email, isKnown: known !== undefined });
    return { kind: isSent ? 'letter' : 'too-many-emails' };
  }
  if (known !== undefined) return { kind: 'sign-in-first' };
  const personId = randomUUID();
  const times = { verifiedAt: now, createdAt: now, seenAt: now };
  await trx
    .insertInto('persons')
    .values({ id: personId, email, name, passwordHash: null, ...times })
    .execute();
  await trx.insertInto('identities').values({ issuer, subject, personId }).execute();
  return { kind: 'person', personId };
}

/** The owner learns by what else the account is entered from now on. */
async function tell(trx: Transaction<Database>, { claims, origin, now }: Situation, personId: string): Promise<void> {
  const { email, name } = await trx
    .selectFrom('persons')
    .select(['email', 'name'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const letter = connectedLetter({ email, name, origin }, new URL(claims.issuer).host);
  await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now);
}

async function write(
  trx: Transaction<Database>,
  { claims: { issuer, subject, name }, origin, network, browser, refUrl, signInPath, now }: Situation,
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<boolean> {
  // Nobody's name: a stranger could write to somebody by it.
  const about: AboutAccount = { email, name: '', origin };
  const payload = isKnown
    ? 'null'
    : JSON.stringify({ name, passwordHash: null, identity: { issuer, subject }, browser });
  const token = await giveTicket(trx, 'sign-up', { about: email, payload, personId: null, network }, now);
  if (token === null) return false;
  const letter = isKnown ? haveOneLetter(about, signInPath) : confirmLetter(about, token, refUrl);
  await queueMails(trx, [{ name: `account-${randomUUID()}`, letter }], now);
  return true;
}
