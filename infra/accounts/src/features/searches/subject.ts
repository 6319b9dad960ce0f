import type { Request } from 'express';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { type Client, clientOf } from '../../sign-in/client';
import { personOwner, type Subject } from '../../sign-in/owner';
import { signInPath } from '../account/fields';
import type { Services } from '../services';

/** Returns the subject whose searches a client may see; null if it has none. */
export const subjectOf = ({ owner, person }: Client): Subject | null =>
  owner === null ? null : { owner, email: person?.verified === true ? person.email : null };

/** Returns the refusal of a third search (R61): without script, too, it leads to a new account. @param search the refused one */
export const tooManySearches = (search: string): ProblemError =>
  new ProblemError('too-many-searches', undefined, undefined, {
    label: 'Create a free account',
    href: `${signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: search })}`,
  });

/** Returns the subject whose searches a client may see. @throws ProblemError `sign-in-first` if there is none */
export async function knownSubject(services: Services, request: Request): Promise<Subject> {
  const subject = subjectOf(await clientOf(services, request));
  if (subject !== null) return subject;
  throw new ProblemError('sign-in-first', 'Sign in, or leave your email address for a search, to save searches.');
}

/**
 * Returns that subject, also for the header `idtoken` (section 7): the token that the site's provider issued to a site of another team when a person
 * signed in there.
 * @throws ProblemError `bad-id-token` for one that is not valid, `sign-in-first` where there is neither
 */
export async function subjectByToken(services: Services, request: Request): Promise<Subject> {
  const token = request.get('idtoken');
  if (token === undefined) return knownSubject(services, request);
  const person = await services.openid.personOf(token, siteOf(request));
  if (person !== null) return { owner: personOwner(person.id), email: person.verified ? person.email : null };
  throw new ProblemError(
    'bad-id-token',
    'The header idtoken has to be an ID token of this site that has not ended. Sign the person in again.',
  );
}
