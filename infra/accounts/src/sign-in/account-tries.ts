/** Limits of guesses at one account: the guesser is stopped, and not the account's owner. */

import { networkOf } from '@forecourt/service';
import type { Request } from 'express';
import type { Limiter, Rates } from '../db/rates';
import { ProblemError } from '../problems';
import { readCookie } from './cookies';
import { isKnownBrowser } from './known-browsers';
import { secretDigest } from './secret';
import type { SignInServices } from './services';

const minute = 60_000;
const hour = 60 * minute;

interface Limit {
  most: number;
  inMs: number;
}

interface Limits {
  /** By one network about one account: a guesser meets this one first. */
  network: readonly Limit[];
  /** By all networks about one account. It takes several networks to reach it, and so to lock out unknown browsers. */
  strangers: Limit;
  /** By a browser that the account knows, whatever others do. */
  known: Limit;
}

export const accountLimits = {
  /** 2,400 guesses a day at most, from any number of networks. */
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

/** A rate limiter with its refusal. */
class CountedLimit {
  private readonly rate: Limiter;

  constructor(
    private readonly limit: Limit,
    rates: Rates,
    by: string,
  ) {
    this.rate = rates.of(`account ${by} ${limit.inMs}`, limit.most, limit.inMs);
  }

  /** @throws ProblemError `too-often` */
  async count(key: string): Promise<void> {
    if (await this.rate.allows(key)) return;
    throw new ProblemError(
      'too-often',
      `There were too many tries. Wait ${words.get(this.limit.inMs)}, or take a browser in which you have signed in before.`,
    );
  }
}

/** Counts tries of one kind about accounts. */
export class AccountTries {
  private readonly network: readonly CountedLimit[];
  private readonly strangers: CountedLimit;
  private readonly known: CountedLimit;

  constructor(
    private readonly services: Pick<SignInServices, 'db' | 'rates'>,
    { network, strangers, known }: Limits,
  ) {
    const { rates } = services;
    this.network = network.map((limit) => new CountedLimit(limit, rates, 'network'));
    this.strangers = new CountedLimit(strangers, rates, 'strangers');
    this.known = new CountedLimit(known, rates, 'known');
  }

  /** Counts one more try. @param email of the account @throws ProblemError `too-often` */
  async count(email: string, request: Request): Promise<void> {
    const browser = readCookie('browser', request);
    if (browser !== null && (await isKnownBrowser(this.services.db, email, browser)))
      return this.known.count(`${email} ${secretDigest(browser)}`);
    const network = networkOf(request.get('X-Forwarded-For') ?? '');
    for (const limit of this.network) await limit.count(`${email} ${network}`);
    await this.strangers.count(email);
  }
}
