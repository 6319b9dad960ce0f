import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { parseJson } from '@forecourt/service';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema';
import { storedSecret } from '../../db/secrets';

const part = z.string().min(1);
const named = { kid: part, use: z.literal('sig') };
const curveSchema = z.strictObject({ ...named, kty: z.literal('EC'), crv: part, x: part, y: part, d: part });
const rsaSchema = z.strictObject({
  ...{ ...named, kty: z.literal('RSA'), n: part, e: part, d: part },
  ...{ p: part, q: part, dp: part, dq: part, qi: part },
});
/** Private keys, as JSON Web Keys (RFC 7517). */
const keysSchema = z.strictObject({ keys: z.array(z.union([curveSchema, rsaSchema])).min(1) });
export type SigningKeys = z.infer<typeof keysSchema>;

/** Creates an elliptic-curve key for the site itself, and an RSA key, which every client of OpenID Connect supports. */
export function newSigningKeys() {
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signs = ({ privateKey }: typeof curve) => ({
    ...privateKey.export({ format: 'jwk' }),
    ...{ kid: randomUUID(), use: 'sig' },
  });
  return { keys: [curve, rsa].map(signs) };
}

/**
 * Returns the keys with which the site's provider signs, created at the first start. A key that is put before the first one signs from then on;
 * signatures of the others stay valid.
 * @param path of their file, where the database is not shared
 * @throws when what is stored are no keys: it is not overwritten
 */
export async function signingKeys(db: Kysely<Database>, path: string): Promise<SigningKeys> {
  const create = () => JSON.stringify(newSigningKeys());
  const { text, place } = await storedSecret(db, { name: 'openid-keys', path, create });
  const parsed = keysSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${place} does not contain the keys with which the site's OpenID provider signs. Restore it from a backup, or remove it: then new ones are created, and pending sign-ins begin again.`,
  );
}
