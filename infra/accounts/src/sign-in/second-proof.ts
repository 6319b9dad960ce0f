/** A second proof of identity: a session alone, which may be stolen, changes no account. */
import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema';
import { RequestLimits } from '../http/request-limits';
import { ProblemError } from '../problems';
import { clientOf, turnOf } from './client';
import type { SignInServices } from './services';
import type { Person } from './sessions';

/** Empty for an account without a password. */
export const currentPasswordSchema = z.string().max(1_000).default('');

/** A person without a password has to have signed in within this time, in milliseconds. */
const lately = 15 * 60_000;

/**
 * Asks for the password; without one a sign-in within the last quarter of an hour counts.
 * @throws ProblemError `sign-in-first`, `wrong-current-password`, or `too-often`
 */
export type SecondProof = (request: Request, response: Response, currentPassword: string) => Promise<Person>;

/** Creates the proof that all routes share, so that guesses count together. */
export function secondProof(services: SignInServices): SecondProof {
  const limits = new RequestLimits(services, 'second-proof', { network: 20, address: 10 });
  return async (request, response, currentPassword) => {
    await limits.ofNetwork(request, response);
    const { person } = await clientOf(services, request);
    if (person === null) throw new ProblemError('sign-in-first', 'Sign in to change your account.');
    await limits.ofAddress(person.id, response);
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
        ['currentPassword: not right. Check it, or sign out and choose a new one by "Forgot your password?"'],
      );
    return person;
  };
}

/**
 * Checks that the session has not ended since, by a new password or from another device.
 * @throws ProblemError `sign-in-first`
 */
export async function stillSignedIn(
  trx: Transaction<Database>,
  { now }: Pick<SignInServices, 'now'>,
  request: Request,
  { id }: Pick<Person, 'id'>,
): Promise<void> {
  const { person } = await clientOf({ db: trx, now }, request);
  if (person?.id !== id) throw new ProblemError('sign-in-first', 'You were signed out in the meantime. Sign in again.');
}
