/** What the forms of accounts have in common. */
import { samePath } from '@forecourt/search-state';
import { networkOf, Rate } from '@forecourt/service';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { isGuessedFirst } from '../../identity/guessable';
import { ProblemError } from '../../problems';
import { emailSchema } from '../fields';
import { siteOf } from '../holder';
import type { Services } from '../services';

/** Where people come who have not said where from. */
export const startPath = '/cars-for-sale/all';
export const signInPath = '/account/sign-in';

/** R13: a path of this site, or nothing. */
export const refUrlSchema = z
  .string()
  .max(4_096)
  .transform((path) => samePath(path))
  .optional()
  .catch(undefined);

/** Any characters at all; length is what counts (ASVS 2.1). */
export const newPasswordSchema = z.string().min(12, 'at least 12 characters').max(128, 'at most 128 characters');
/** @param email of whose it is to be @throws ProblemError for one that is guessed at once */
export function refuseGuessed(password: string, email: string): void {
  if (isGuessedFirst(password, email))
    throw new ProblemError(
      'guessed-first',
      'Take a few words that nobody would expect together, or let your browser choose one.',
    );
}
export const passwordSchema = z.string().min(1, 'has to be filled in').max(1_000);
export const accountEmailSchema = emailSchema;

export const doneSchema = z.strictObject({
  status: z.literal('SUCCESS'),
  /** For the person. */
  message: z.string(),
  /** Where to go on: a path of this site. */
  next: z.string().optional(),
});
export const done = (message: string, next?: string): z.infer<typeof doneSchema> => ({
  ...{ status: 'SUCCESS', message },
  ...(next !== undefined && { next }),
});

/** Scheme and host of the site that the asker sees, as the shell says. */
export const originOf = (request: Request, { site }: Services): string =>
  siteOf(request) || (site ?? 'http://localhost');

/** Tries from one network and about one address in a minute. @throws ProblemError `too-often`, with when to come again */
export class Tries {
  private readonly networks: Rate;
  private readonly addresses: Rate;

  constructor({ now }: Pick<Services, 'now'>, most: { network: number; address: number }) {
    this.networks = new Rate(most.network, now);
    this.addresses = new Rate(most.address, now);
  }

  ofNetwork(request: Request, response: Response): void {
    const address = request.get('X-Forwarded-For') ?? '';
    if (address !== '' && !this.networks.allows(networkOf(address))) this.refuse(response);
  }

  ofAddress(about: string, response: Response): void {
    if (!this.addresses.allows(about)) this.refuse(response);
  }

  private refuse(response: Response): never {
    response.set('Retry-After', '60');
    throw new ProblemError('too-often', 'There were too many tries. Wait a minute, then try again.');
  }
}
