/** How often something may be tried about one account: who guesses is stopped, and not whose account it is. */
import { networkOf, Rate } from '@forecourt/service';
import type { Request } from 'express';
import type { Services } from '../features/services';
import { ProblemError } from '../problems';
import { readCookie } from './cookies';
import { isKnownBrowser } from './known-browsers';
import { secretDigest } from './secret';

const minute = 60_000;
const hour = 60 * minute;

interface Limit {
  most: number;
  inMs: number;
}

interface Limits {
  /** By one network about one account: what a guesser meets first. */
  network: readonly Limit[];
  /** By all networks about one account. More than one network can use up, so that it takes several to keep strangers out. */
  strangers: Limit;
  /** By a browser that the account was signed in by before, whatever others do. */
  known: Limit;
}

export const accountLimits = {
  /** 2,400 guesses a day at most, from however many networks. */
  signIn: {
    network: [
      { most: 10, inMs: minute },
      { most: 20, inMs: hour },
    ],
    strangers: { most: 100, inMs: hour },
    known: { most: 10, inMs: minute },
  },
} as const satisfies Readonly<Record<string, Limits>>;

const words = new Map([
  [minute, 'a minute'],
  [hour, 'an hour'],
]);

/** A limit that counts. */
class Counted {
  private readonly rate: Rate;

  constructor(
    private readonly limit: Limit,
    now: () => number,
  ) {
    this.rate = new Rate(limit.most, now, limit.inMs);
  }

  /** @throws ProblemError `too-often` */
  count(who: string): void {
    if (this.rate.allows(who)) return;
    throw new ProblemError(
      'too-often',
      `There were too many tries. Wait ${words.get(this.limit.inMs)}, or take a browser in which you have signed in before.`,
    );
  }
}

/** Counts tries about accounts, one kind of them. */
export class AccountTries {
  private readonly network: readonly Counted[];
  private readonly strangers: Counted;
  private readonly known: Counted;

  constructor(
    private readonly services: Pick<Services, 'db' | 'now'>,
    { network, strangers, known }: Limits,
  ) {
    const { now } = services;
    this.network = network.map((limit) => new Counted(limit, now));
    this.strangers = new Counted(strangers, now);
    this.known = new Counted(known, now);
  }

  /** Counts one more try about an account. @param email of the account @throws ProblemError `too-often` */
  async count(email: string, request: Request): Promise<void> {
    const browser = readCookie('browser', request);
    if (browser !== null && (await isKnownBrowser(this.services.db, email, browser)))
      return this.known.count(`${email} ${secretDigest(browser)}`);
    const network = networkOf(request.get('X-Forwarded-For') ?? '');
    for (const limit of this.network) limit.count(`${email} ${network}`);
    this.strangers.count(email);
  }
}
