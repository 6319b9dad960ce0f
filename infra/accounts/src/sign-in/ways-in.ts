/** Ways to sign in besides the password: passkeys, and connected providers. */

import { anyOf } from '@forecourt/database';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { ForeignProvider } from './openid/settings';

export interface WayIn {
  /** A passkey's id, or `provider:` with the name of one. */
  key: string;
  /** For the person, who decides whether it stays. */
  title: string;
}

const providerKey = (name: string) => `provider:${name}`;
const dayOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10);

/** Lists them, the oldest first, without providers that the operator has removed. */
export async function waysInOf(
  db: Kysely<Database>,
  providers: readonly ForeignProvider[],
  personId: string,
): Promise<WayIn[]> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'site', 'createdAt', 'usedAt'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .execute();
  const identities = await db.selectFrom('identities').select('issuer').where('personId', '=', personId).execute();
  const connected = providers.filter(({ issuer }) => identities.some((each) => each.issuer === issuer));
  return [
    ...passkeys.map(({ id, name, site, createdAt, usedAt }) => ({
      key: id,
      title: `${name}, a passkey for ${site}, added ${dayOf(createdAt)}${usedAt === null ? '' : `, last used ${dayOf(usedAt)}`}`,
    })),
    ...connected.map(({ name, title }) => ({ key: providerKey(name), title: `Sign in by ${title}` })),
  ];
}

/** Ends all of them but those that stay (R79). @param keep keys of those @returns how many ended */
export async function endWaysIn(
  trx: Transaction<Database>,
  providers: readonly ForeignProvider[],
  personId: string,
  keep: ReadonlySet<string>,
): Promise<number> {
  const passkeys = await trx
    .deleteFrom('passkeys')
    .where('personId', '=', personId)
    .where('id', 'not in', anyOf(trx, 'text', [...keep]))
    .returning('id')
    .execute();
  const issuers = providers.flatMap(({ name, issuer }) => (keep.has(providerKey(name)) ? [issuer] : []));
  const identities = await trx
    .deleteFrom('identities')
    .where('personId', '=', personId)
    .where('issuer', 'not in', anyOf(trx, 'text', issuers))
    .returning('issuer')
    .execute();
  return passkeys.length + identities.length;
}
