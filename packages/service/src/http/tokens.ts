import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { nameSchema } from '@forecourt/contracts';
import type { Request } from 'express';

/** A token that may write, of which only the digest is stored; `name` is written to audit logs. */
interface Token {
  digest: Buffer;
  name: string | null;
}

/** The sender of a request: the name of its token, null if it has no name; or why the sender may not write. */
export type Sender = { name: string | null } | 'missing' | 'wrong';

/** The tokens that may write. */
export class Tokens {
  private constructor(private readonly tokens: readonly Token[]) {}

  /**
   * Parses tokens joined by commas. A token that starts with `name:` has that name; the name is part of the token.
   * @param variable where they were configured @throws if one of them is empty
   */
  static parse(text: string, variable: string): Tokens {
    const entries = text.split(',').map((entry) => entry.trim());
    if (entries.includes('')) throw new Error(`${variable} holds an empty token.`);
    return new Tokens(
      entries.map((entry) => ({ digest: Buffer.from(tokenDigest(entry), 'hex'), name: nameOf(entry) })),
    );
  }

  /** Reads the token in a file; creates it if there is none, readable by the owner only. */
  static async inFile(file: string): Promise<Tokens> {
    const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (found.trim() !== '') return Tokens.parse(found.trim(), file);
    const created = randomBytes(32).toString('base64url');
    await writeWhole(file, `${created}\n`);
    return Tokens.parse(created, file);
  }

  /** Identifies the sender by `Authorization: Bearer <token>`. */
  senderOf(request: Request): Sender {
    const presented = bearerOf(request);
    return presented === null ? 'missing' : this.senderWith(tokenDigest(presented));
  }

  /** Identifies the sender by the SHA-256 of a token, in hexadecimal digits. */
  senderWith(digest: string): Exclude<Sender, 'missing'> {
    const bytes = Buffer.from(digest, 'hex');
    const token = this.tokens.find((known) => timingSafeEqual(known.digest, bytes));
    return token === undefined ? 'wrong' : { name: token.name };
  }
}

/** Returns the token in `Authorization: Bearer <token>`; null if there is none. */
export function bearerOf(request: Request): string | null {
  const [scheme, presented] = (request.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && presented ? presented : null;
}

/** Writes a file atomically, so that a crash never leaves half of a token. */
async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

function nameOf(token: string): string | null {
  const [name, rest] = token.split(':', 2);
  return rest !== undefined && nameSchema.safeParse(name).success ? (name ?? null) : null;
}

/** Returns the SHA-256 of a token in hexadecimal digits. A token is long and random, so a slow hash would protect nothing. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
