/** Recognises the person whom another provider has signed in. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import {
  type AboutAccount,
  alreadyRegisteredEmail,
  confirmAddressEmail,
  providerConnectedEmail,
  queueAccountEmail,
  recipientOf,
} from '../emails';
import { giveTicket } from '../tickets';
import type { Claims } from './claims';

/** The outcome. */
export type Recognised =
  | { kind: 'person'; personId: string }
  /** The address has an account, to which the person has to sign in once before the provider is connected. */
  | { kind: 'sign-in-first' }
  /** The provider does not vouch for the address: an email is sent there. */
  | { kind: 'email-sent' }
  /** The network had its share of emails to this address today. */
  | { kind: 'too-many-emails' }
  | { kind: 'no-address' }
  /** It is connected to another account. */
  | { kind: 'taken' };

interface Situation {
  claims: Claims;
  /** The signed-in person who connects the provider to their account. */
  connects: string | undefined;
  /** For links in emails. */
  origin: string;
  /** Of the client. */
  network: string;
  /** As `browserDigest` returns it. */
  browser: string;
  refUrl: string | undefined;
  signInPath: string;
  now: number;
}

/**
 * Returns the person of an identity. An address alone gives access to no account, whoever vouches for it: an identity is connected to an account by
 * its owner, signed in, or where it creates the account. To an address that the provider does not vouch for an email is sent, and the answer does
 * not reveal whether it has an account.
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
    await reportConnection(trx, situation, connects);
    return { kind: 'person', personId: connects };
  }
  if (email === null) return { kind: 'no-address' };
  const known = await trx.selectFrom('persons').select('id').where('email', '=', email).executeTakeFirst();
  if (!isEmailVerified) {
    const isSent = await askByEmail(trx, situation, { email, isKnown: known !== undefined });
    return { kind: isSent ? 'email-sent' : 'too-many-emails' };
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

/** Tells the owner of the account by email. */
async function reportConnection(
  trx: Transaction<Database>,
  { claims, origin, now }: Situation,
  personId: string,
): Promise<void> {
  const recipient = await recipientOf(trx, personId);
  await queueAccountEmail(trx, providerConnectedEmail({ ...recipient, origin }, new URL(claims.issuer).host), now);
}

async function askByEmail(
  trx: Transaction<Database>,
  { claims: { issuer, subject, name }, origin, network, browser, refUrl, signInPath, now }: Situation,
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<boolean> {
  // Without the name: a stranger could send words to the address by it.
  const about: AboutAccount = { email, name: '', origin };
  const payload = isKnown
    ? 'null'
    : JSON.stringify({ name, passwordHash: null, identity: { issuer, subject }, browser });
  const token = await giveTicket(trx, 'sign-up', { about: email, payload, personId: null, network }, now);
  if (token === null) return false;
  const message = isKnown ? alreadyRegisteredEmail(about, signInPath) : confirmAddressEmail(about, token, refUrl);
  await queueAccountEmail(trx, message, now);
  return true;
}
