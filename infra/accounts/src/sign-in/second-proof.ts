/** Who is signed in shows once more who they are: a session alone, which somebody may have stolen, changes no account. */
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { Tries, turnOf } from '../features/account/fields';
import type { Services } from '../features/services';
import { ProblemError } from '../problems';
import { askerOf } from './client';
import type { Person } from './sessions';

/** Of who has one. */
export const currentPasswordSchema = z.string().max(1_000).default('');

/** Who has no password has to have signed in so lately, ms. */
const lately = 15 * 60_000;

/**
 * Proves it once more by the password; of who has none, by a sign-in of the last quarter of an hour.
 * @throws ProblemError `sign-in-first`, `wrong-current-password`, or `too-often`
 */
export type SecondProof = (request: Request, response: Response, currentPassword: string) => Promise<Person>;

/** One for all that asks for it, so that guesses count together. */
export function secondProof(services: Services): SecondProof {
  const tries = new Tries(services, { network: 20, address: 10 });
  return async (request, response, currentPassword) => {
    tries.ofNetwork(request, response);
    const { person } = await askerOf(services, request);
    if (person === null) throw new ProblemError('sign-in-first', 'Sign in to change your account.');
    tries.ofAddress(person.id, response);
    const { passwordHash } = await services.db
      .selectFrom('persons')
      .select('passwordHash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (passwordHash === null && services.now() - person.since > lately)
      throw new ProblemError('sign-in-first', 'Sign out and in again; then change it within a quarter of an hour.');
    if (
      passwordHash !== null &&
      !(await services.passwords.verify(currentPassword, passwordHash, turnOf(request, response)))
    )
      throw new ProblemError(
        'wrong-current-password',
        'Check it, or sign out and choose a new one by "Forgot your password?".',
      );
    return person;
  };
}

/**
 * The session that proved it may have ended since, by a new password or from another device: then nothing is changed.
 * @throws ProblemError `sign-in-first`
 */
export async function stillSignedIn(
  trx: Transaction<Database>,
  { now }: Pick<Services, 'now'>,
  request: Request,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  const { person } = await askerOf({ db: trx, now }, request);
  if (person?.id !== id) throw new ProblemError('sign-in-first', 'You were signed out in the meantime. Sign in again.');
}
