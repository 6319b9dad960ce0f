import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ProblemError } from '../problems';
import { type Turn, Turns } from './turns';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's parameters of scrypt beside N = 2^15 (`usualCost`); each hash has its own, so that these can be raised. */
const blocks = { r: 8, p: 3 };
/** Scrypt's N as a power of two. */
export const usualCost = 15;
const keyBytes = 32;

/**
 * At the usual cost each computation takes 32 MB and a core for a quarter of a second: half of the cores are left to requests for pages. Further
 * ones wait, no more of them than are finished within the time that the shell waits for an answer.
 */
const limits = { atOnce: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))), room: 32 };

/** Returns one spelling of characters that keyboards type in several. */
const normalized = (password: string) => password.normalize('NFKC');

/** Hashes passwords, as `scrypt$N$r$p$salt$key`, and verifies them. */
export class Passwords {
  readonly #n: number;
  readonly #turns = new Turns(limits);

  /** @param cost of a new hash: scrypt's N as a power of two. Hashes of another cost stay valid. */
  constructor(cost: number) {
    this.#n = 2 ** cost;
  }

  /** @throws ProblemError `busy` if too many requests wait, or the client left */
  async hash(password: string, turn: Turn): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#derive(password, salt, { N: this.#n, ...blocks }, turn);
    return formatHash(this.#n, salt.toString('base64url'), key.toString('base64url'));
  }

  /** Takes the same time if there is no hash. @throws ProblemError `busy` as `hash` does */
  async verify(password: string, hash: string | null, turn: Turn): Promise<boolean> {
    const placeholder = () => formatHash(this.#n, 'A'.repeat(22), Buffer.alloc(keyBytes).toString('base64url'));
    const [, N, r, p, salt = '', key = ''] = (hash ?? placeholder()).split('$');
    const options = { N: Number(N), r: Number(r), p: Number(p) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), options, turn);
    return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null;
  }

  async #derive(
    password: string,
    salt: Buffer,
    options: { N: number; r: number; p: number },
    turn: Turn,
  ): Promise<Buffer> {
    const end = await this.#turns.take(turn);
    if (typeof end === 'string')
      throw new ProblemError('busy', 'We are very busy right now. Please try again in some seconds.');
    try {
      // Node checks for a little more than N and r need: twice is enough.
      return await derive(normalized(password), salt, keyBytes, { ...options, maxmem: 256 * options.N * options.r });
    } finally {
      end();
    }
  }
}

function formatHash(n: number, salt: string, key: string): string {
  return ['scrypt', n, blocks.r, blocks.p, salt, key].join('$');
}
