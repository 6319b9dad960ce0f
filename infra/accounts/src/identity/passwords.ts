import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** As OWASP asks of scrypt; a hash names its own, so that these can be raised. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
const memory = 128 * 1024 * 1024;

/** Each takes 32 MB and a thread for a quarter of a second: no more of them at a time, the others wait for their turn. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/** One spelling of what a keyboard may type in several. */
const spelled = (password: string) => password.normalize('NFKC');

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(spelled(password), salt, keyBytes, { ...cost, maxmem: memory }));
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long where there is no hash to compare with. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: memory };
  const known = Buffer.from(key, 'base64url');
  const derived = await inTurn(() => derive(spelled(password), Buffer.from(salt, 'base64url'), keyBytes, options));
  return timingSafeEqual(derived, known) && hash !== null;
}

const nobodys = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), Buffer.alloc(keyBytes).toString('base64url')].join(
  '$',
);
