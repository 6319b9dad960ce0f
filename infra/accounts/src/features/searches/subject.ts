import type { Request } from 'express';
import { ProblemError } from '../../problems';
import { type Client, clientOf } from '../../sign-in/client';
import { personOwner, type Subject } from '../../sign-in/owner';
import type { Services } from '../services';

/** Whose searches an asker may see; null for who keeps nothing here. */
export const subjectOf = ({ owner, person }: Client): Subject | null =>
  owner === null ? null : { owner, email: person?.verified === true ? person.email : null };

/** @throws ProblemError `sign-in-first` for who keeps nothing here */
export async function knownSubject(services: Services, request: Request): Promise<Subject> {
  const subject = subjectOf(await clientOf(services, request));
  if (subject !== null) return subject;
  throw new ProblemError('sign-in-first', 'Sign in, or leave your email address for a search, to save searches.');
}

/**
 * As `knownSubject`, also by the header `idtoken` (section 7): the token that the site's provider gave to a site of another team when it
 * signed somebody in there.
 * @throws ProblemError `bad-id-token` for one that does not hold, `sign-in-first` where there is neither
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

/** Origin of the site that the asker sees, as the shell says; empty where it does not. */
export function siteOf(request: Request): string {
  const host = request.get('X-Forwarded-Host');
  return host === undefined ? '' : `${request.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http'}://${host}`;
}
