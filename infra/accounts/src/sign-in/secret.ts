import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits in base64url, for a cookie or a link; the database never has them. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a secret, which the database has instead. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a text has the form of a secret; nothing else is looked up. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text);

/** Returns two bytes of a digest: enough to distinguish the clients of one address, too few to identify them. @param network empty if it is not known */
export const digestOfClient = (email: string, network: string): string =>
  network === '' ? '' : secretDigest(`${email}\n${network}`).slice(0, 4);
