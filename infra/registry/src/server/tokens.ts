import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { nameSchema } from '@forecourt/contracts';
import type { Request } from 'express';
import { tokenFile } from '../config';
import { ProblemError } from '../problems';
import { disk, replaceFile } from '../store/disk';

/** A token that may write, known by its digest only; `name` stands in the audit log. */
interface Token {
  digest: Buffer;
  name: string | null;
}

/** Who may write. */
export class Tokens {
  private constructor(private readonly tokens: readonly Token[]) {}

  /**
   * Tokens joined by commas. One that starts with `name:` is known by that name in the audit log; the name is part of the token.
   * @throws when there is none among them.
   */
  static parse(text: string): Tokens {
    const entries = text.split(',').map((entry) => entry.trim());
    if (entries.includes('')) throw new Error('REGISTRY_TOKEN holds an empty token.');
    return new Tokens(entries.map((entry) => ({ digest: digestOf(entry), name: nameOf(entry) })));
  }

  /** The folder's own token; created once, readable by its owner only. */
  static async inFolder(folder: string): Promise<Tokens> {
    const path = tokenFile(folder);
    const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (found.trim() !== '') return Tokens.parse(found.trim());
    const created = randomBytes(32).toString('base64url');
    await replaceFile(disk, path, `${path}.new`, `${created}\n`, 0o600);
    return Tokens.parse(created);
  }

  /** Who sends a request: the token's name, or the address. @throws ProblemError `token-missing`, `token-wrong`. */
  authorOf(request: Request): string {
    const [scheme, presented] = (request.get('authorization') ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !presented) {
      throw new ProblemError('token-missing', 'Writing needs the header "Authorization: Bearer <token>".');
    }
    const digest = digestOf(presented);
    const token = this.tokens.find((known) => timingSafeEqual(known.digest, digest));
    if (token === undefined) {
      throw new ProblemError(
        'token-wrong',
        'The token is not one of this registry\'s. It is the value of REGISTRY_TOKEN where the registry runs, or the content of the file "token" in its folder.',
      );
    }
    return token.name ?? request.socket.remoteAddress ?? 'unknown';
  }
}

function nameOf(token: string): string | null {
  const [name, rest] = token.split(':', 2);
  return rest !== undefined && nameSchema.safeParse(name).success ? (name ?? null) : null;
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
