import { personSchema } from '@forecourt/contracts';
import type { Rights } from '@forecourt/contracts/tokens';
import type { Statement } from '@forecourt/openid';
import * as z from 'zod';
import type { OpenIdSettings } from './openid-settings';

/** A person whom the OpenID provider has named. */
export interface Person {
  /** The provider's identifier, which it gives to nobody else: `openid:248289761001`. */
  who: string;
  person: string;
  rights: readonly Rights[];
  /** When the provider's statement ends, ms since 1970. */
  endsAt: number;
}

const groupsSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([]);

/** Returns the person of a statement with the rights of all of their groups; null if no group of theirs gives any. */
export function personOf(
  { subject, claims, endsAt }: Statement,
  { groupsClaim, personClaim, rights }: Pick<OpenIdSettings, 'groupsClaim' | 'personClaim' | 'rights'>,
): Person | null {
  const groups = groupsSchema.parse(claims[groupsClaim]);
  const own = rights.flatMap(({ group, ...scope }) => (groups.includes(group) ? [scope] : []));
  if (own.length === 0) return null;
  const who = `openid:${subject}`;
  return { ...{ who, rights: own, endsAt }, person: nameIn(claims, personClaim) ?? nameOf(subject) ?? who };
}

/**
 * Returns the name in a claim. An email address that the provider has not verified may be another person's. No other claim replaces it than
 * `sub`: people often choose those by themselves.
 */
function nameIn(claims: Statement['claims'], claim: string): string | undefined {
  const isUnverified = claims.email_verified !== undefined && String(claims.email_verified) !== 'true';
  return claim === 'email' && isUnverified ? undefined : nameOf(claims[claim]);
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? personSchema.safeParse(value.trim().toLowerCase()).data : undefined;
