import type { Request } from 'express';
import { ProblemError } from '../../problems';
import { type Asker, askerOf } from '../../sign-in/client';
import { personOwner } from '../../sign-in/owner';
import type { Services } from '../services';
import type { Holder } from './store';

/** Whose searches an asker may see; null for who keeps nothing here. */
export const holderOf = ({ owner, person }: Asker): Holder | null =>
  owner === null ? null : { owner, email: person?.verified === true ? person.email : null };

/** @throws ProblemError `sign-in-first` for who keeps nothing here */
export async function knownHolder(services: Services, request: Request): Promise<Holder> {
  const holder = holderOf(await askerOf(services, request));
  if (holder !== null) return holder;
  throw new ProblemError('sign-in-first', 'Sign in, or leave your email address for a search, to save searches.');
}

/**
 * As `knownHolder`, also by the header `idtoken` (section 7): the token that the site's provider gave to a site of another team when it
 * signed somebody in there.
 * @throws ProblemError `bad-id-token` for one that does not hold, `sign-in-first` where there is neither
 */
export async function holderByToken(services: Services, request: Request): Promise<Holder> {
  const token = request.get('idtoken');
  if (token === undefined) return knownHolder(services, request);
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
