import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ProblemError } from '../problems';
import { type Turn, Turns } from './turns';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** As OWASP asks of scrypt beside N = 2^15 (`usualCost`); a hash names its own, so that these can be raised. */
const blocks = { r: 8, p: 3 };
/** As a power of two. */
export const usualCost = 15;
const keyBytes = 32;

/**
 * At the usual cost each takes 32 MB and a core for a quarter of a second: half of the cores are left to what shows pages. The others wait
 * for their turn; no more of them than are done within the time that the shell waits for an answer.
 */
const limits = { atOnce: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))), room: 32 };

/** One spelling of what a keyboard may type in several. */
const spelled = (password: string) => password.normalize('NFKC');

/** Keeps passwords as hashes, `scrypt$N$r$p$salt$key`, and compares with them. */
export class Passwords {
  readonly #n: number;
  readonly #turns = new Turns(limits);

  /** @param cost of a new hash: scrypt's N as a power of two. Hashes made at another one hold. */
  constructor(cost: number) {
    this.#n = 2 ** cost;
  }

  /** @throws ProblemError `busy` where too many wait, or nobody waits for it any more */
  async hash(password: string, turn: Turn): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#derive(password, salt, { N: this.#n, ...blocks }, turn);
    return written(this.#n, salt.toString('base64url'), key.toString('base64url'));
  }

  /** Takes as long where there is no hash to compare with. @throws ProblemError `busy` as `hash` does */
  async verify(password: string, hash: string | null, turn: Turn): Promise<boolean> {
    const nobodys = () => written(this.#n, 'A'.repeat(22), Buffer.alloc(keyBytes).toString('base64url'));
    const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys()).split('$');
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
      throw new ProblemError('busy', 'Very many people sign in or sign up at the moment. Try again in some seconds.');
    try {
      // Twice what N and r need: what Node asks for is a little more than once.
      return await derive(spelled(password), salt, keyBytes, { ...options, maxmem: 256 * options.N * options.r });
    } finally {
      end();
    }
  }
}

function written(n: number, salt: string, key: string): string {
  return ['scrypt', n, blocks.r, blocks.p, salt, key].join('$');
}
