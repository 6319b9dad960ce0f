import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problems';

/** The file of a data folder that holds its token. */
export const tokenFile = 'marketplace-token';

/** Who may write to the inventory; tokens are known by their digests only. */
export class Tokens {
  private constructor(private readonly digests: readonly Buffer[]) {}

  /** Tokens joined by commas. @throws when there is an empty one among them. */
  static parse(text: string): Tokens {
    const tokens = text.split(',').map((token) => token.trim());
    if (tokens.includes('')) throw new Error('MARKETPLACE_TOKEN holds an empty token.');
    return new Tokens(tokens.map(digestOf));
  }

  /** The folder's own token; created once, readable by its owner only. */
  static async inFolder(folder: string): Promise<Tokens> {
    const file = path.join(folder, tokenFile);
    const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (found.trim() !== '') return Tokens.parse(found.trim());
    const created = randomBytes(32).toString('base64url');
    await writeWhole(file, `${created}\n`);
    return Tokens.parse(created);
  }

  /** Lets a request pass that has one of the tokens. @throws ProblemError `token-missing`, `token-wrong` */
  check(): RequestHandler {
    return (request, _response, next) => {
      const [scheme, presented] = (request.get('authorization') ?? '').split(' ');
      if (scheme?.toLowerCase() !== 'bearer' || !presented) {
        throw new ProblemError('token-missing', 'Writing needs the header "Authorization: Bearer <token>".');
      }
      const digest = digestOf(presented);
      if (!this.digests.some((known) => timingSafeEqual(known, digest))) {
        throw new ProblemError(
          'token-wrong',
          `The token is not one of this marketplace's. It is the value of MARKETPLACE_TOKEN where the marketplace runs, or the content of the file "${tokenFile}" in its data folder.`,
        );
      }
      next();
    };
  }
}

/** A crash leaves no half of a token. */
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

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
