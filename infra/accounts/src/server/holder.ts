import type { Request } from 'express';
import { type Asker, askerOf } from '../identity/asker';
import { ProblemError } from '../problems';
import type { Holder } from '../store/saved-searches';
import type { Services } from './services';

/** Whose searches an asker may see; null for who keeps nothing here. */
export const holderOf = ({ owner, person }: Asker): Holder | null =>
  owner === null ? null : { owner, email: person?.verified === true ? person.email : null };

/** @throws ProblemError `sign-in-first` for who keeps nothing here */
export async function knownHolder(services: Services, request: Request): Promise<Holder> {
  const holder = holderOf(await askerOf(services, request));
  if (holder !== null) return holder;
  throw new ProblemError('sign-in-first', 'Sign in, or leave your email address for a search, to save searches.');
}

/** Origin of the site that the asker sees, as the shell says; empty where it does not. */
export function siteOf(request: Request): string {
  const host = request.get('X-Forwarded-Host');
  return host === undefined ? '' : `${request.get('X-Forwarded-Proto') === 'https' ? 'https' : 'http'}://${host}`;
}
