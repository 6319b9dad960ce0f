/** What the forms of accounts have in common. */
import { samePath } from '@forecourt/search-state';
import { clientGone, networkOf, Rate } from '@forecourt/service';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { emailSchema, tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { isGuessedFirst } from '../../sign-in/guessable';
import type { Turn } from '../../sign-in/turns';
import { siteOf } from '../searches/subject';
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
/** Keys of the fields `keep:…` of a form that are ticked. */
export const keptIn = (fields: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('keep:') && tickedSchema.safeParse(value).data === true ? [name.slice('keep:'.length)] : [],
    ),
  );

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

/** The network that somebody asks from, as the shell saw it; empty where it did not say. */
export function networkOfAsker(request: Request): string {
  const address = request.get('X-Forwarded-For') ?? '';
  return address === '' ? '' : networkOf(address);
}

/** For whom a password is looked at. */
export function turnOf(request: Request, response: Response): Turn {
  return { network: networkOfAsker(request), gone: clientGone(response) };
}

/**
 * @param token as `giveTicket` says
 * @throws ProblemError `too-many-emails` where the asker's network had its share of them
 */
export function emailAllowed(token: string | null, response: Response): asserts token is string {
  if (token !== null) return;
  response.set('Retry-After', String(24 * 60 * 60));
  throw new ProblemError(
    'too-many-emails',
    'From your network several emails to this address were asked for today. Open the newest one (look among the unwanted mail, too), or try again tomorrow.',
  );
}

/** Tries from one network and about one address in a minute. @throws ProblemError `too-often`, with when to come again */
export class Tries {
  private readonly networks: Rate;
  private readonly addresses: Rate;

  constructor({ now }: Pick<Services, 'now'>, most: { network: number; address: number }) {
    this.networks = new Rate(most.network, now);
    this.addresses = new Rate(most.address, now);
  }

  ofNetwork(request: Request, response: Response): void {
    const network = networkOfAsker(request);
    if (network !== '' && !this.networks.allows(network)) this.refuse(response);
  }

  ofAddress(about: string, response: Response): void {
    if (!this.addresses.allows(about)) this.refuse(response);
  }

  private refuse(response: Response): never {
    response.set('Retry-After', '60');
    throw new ProblemError('too-often', 'There were too many tries. Wait a minute, then try again.');
  }
}
