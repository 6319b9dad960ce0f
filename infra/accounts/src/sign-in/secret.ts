import { createHash, randomBytes } from 'node:crypto';

/** What a browser or a letter holds, and the store does not: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the store holds of it. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether it may be one; anything else is looked up nowhere. */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text);
