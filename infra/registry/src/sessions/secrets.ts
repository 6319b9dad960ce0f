import { randomBytes } from 'node:crypto';
import { tokenDigest } from '@forecourt/service';

/** Most secrets of a kind at a time; the oldest one ends for a new one. */
const most = 1000;

interface Stored<T> {
  value: T;
  /** ms since 1970. */
  expiresAt: number;
}

/** Values by secrets of 256 random bits, in memory, each for a time. Of a secret only the SHA-256 is stored. */
export class Secrets<T> {
  private readonly stored = new Map<string, Stored<T>>();

  constructor(private readonly now: () => number) {}

  /** Makes a secret for a value. @param lifeMs ms */
  add(value: T, lifeMs: number): { secret: string; expiresAt: number } {
    for (const [digest, { expiresAt }] of this.stored)
      if (expiresAt <= this.now() || this.stored.size >= most) this.stored.delete(digest);
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = this.now() + lifeMs;
    this.stored.set(tokenDigest(secret), { value, expiresAt });
    return { secret, expiresAt };
  }

  /** Returns the value of a secret; null if there is none, or its time is over. */
  find(secret: string | undefined): Stored<T> | null {
    const found = this.stored.get(tokenDigest(secret ?? ''));
    return found === undefined || found.expiresAt <= this.now() ? null : found;
  }

  /** Returns the value of a secret as `find` does, and uses the secret up. */
  take(secret: string | undefined): T | null {
    const found = this.find(secret);
    this.stored.delete(tokenDigest(secret ?? ''));
    return found?.value ?? null;
  }
}
