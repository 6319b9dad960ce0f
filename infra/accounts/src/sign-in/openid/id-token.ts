/** Validates ID tokens that the site's own provider issued to other teams' sites. */
import { createLocalJWKSet, errors, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema';
import type { SigningKeys } from './keys';

/** The provider's algorithms. */
const algorithms = ['ES256', 'RS256'];

const claimsSchema = z.object({ sub: z.string(), aud: z.string() });

export interface IdTokens {
  db: Kysely<Database>;
  keys: SigningKeys;
  now: () => number;
}

/** The person whose token it is. */
export interface TokenPerson {
  id: string;
  email: string;
  verified: boolean;
}

/**
 * Returns the person of a token; null for a token that the issuer did not sign or that has ended, and for one whose person has no valid
 * access token of its site any more, as after signing out everywhere.
 */
export async function personOfToken(
  { db, keys, now }: IdTokens,
  issuer: string,
  token: string,
): Promise<TokenPerson | null> {
  const verified = await payloadOf(token, keys, issuer, now());
  const claims = claimsSchema.safeParse(verified).data;
  if (claims === undefined) return null;
  const person = await db
    .selectFrom('persons')
    .innerJoin('openid', 'openid.personId', 'persons.id')
    .select(['persons.id', 'persons.email', 'persons.verifiedAt'])
    .where('persons.id', '=', claims.sub)
    .where('openid.issuer', '=', issuer)
    .where('openid.clientId', '=', claims.aud)
    .where('openid.model', '=', 'AccessToken')
    .where('openid.endsAt', '>', now())
    .executeTakeFirst();
  return person === undefined ? null : { id: person.id, email: person.email, verified: person.verifiedAt !== null };
}

async function payloadOf(token: string, { keys }: SigningKeys, issuer: string, at: number): Promise<JWTPayload | null> {
  try {
    const known = createLocalJWKSet({ keys: keys.map(publicPart) });
    return (await jwtVerify(token, known, { issuer, algorithms, currentDate: new Date(at) })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

const publicPart = (key: SigningKeys['keys'][number]): JWK =>
  key.kty === 'EC'
    ? { kty: key.kty, kid: key.kid, use: key.use, crv: key.crv, x: key.x, y: key.y }
    : { kty: key.kty, kid: key.kid, use: key.use, n: key.n, e: key.e };
