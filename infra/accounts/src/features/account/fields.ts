/** The fields of the forms of accounts. */
import { samePath } from '@forecourt/search-state';
import * as z from 'zod';
import { tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { isGuessedFirst } from '../../sign-in/guessable';

/** Page after signing in or out without a `refUrl`. */
export const startPath = '/cars-for-sale/all';
export const signInPath = '/account/sign-in';

/** R13: a path of this site, or nothing. */
export const refUrlSchema = z
  .string()
  .max(4_096)
  .transform((path) => samePath(path))
  .optional()
  .catch(undefined);

/** Any characters; only the length counts (ASVS 2.1). */
export const newPasswordSchema = z.string().min(12, 'at least 12 characters').max(128, 'at most 128 characters');

/** Refuses a password that is easy to guess. @param email of the account @throws ProblemError `guessed-first` */
export function refuseGuessed(password: string, email: string): void {
  if (isGuessedFirst(password, email))
    throw new ProblemError(
      'guessed-first',
      'Take a few words that nobody would expect together, or let your browser choose one.',
      ['password: easy to guess. Take a few words that nobody would expect together, or let your browser choose one'],
    );
}

/** Returns the keys of the ticked fields `keep:…` of a form. */
export const tickedToKeep = (fields: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('keep:') && tickedSchema.safeParse(value).data === true ? [name.slice('keep:'.length)] : [],
    ),
  );

export const passwordSchema = z.string().min(1, 'has to be filled in').max(1_000);
