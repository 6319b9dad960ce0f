import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepPrivate, parseJson } from '@forecourt/service';
import * as z from 'zod';

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
function newKeys() {
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
 * @param path of the file, which only its owner may read
 * @throws when there is a file that holds no keys: it is not overwritten
 */
export function signingKeys(path: string): SigningKeys {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(newKeys()), { mode: 0o600, flag: 'wx', flush: true });
  }
  keepPrivate(path);
  const parsed = keysSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path} does not contain the keys with which the site's OpenID provider signs. Restore it from a backup, or remove it: then new ones are created, and pending sign-ins begin again.`,
  );
}
