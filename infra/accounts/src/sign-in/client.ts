/** The client of a request, by the cookies that the shell passes on. */
import { clientGone } from '@forecourt/service';
import type { Request, Response } from 'express';
import { clientNetwork } from '../http/origin';
import { ProblemError } from '../problems';
import { readCookie, setCookie } from './cookies';
import { type Owner, personOwner } from './owner';
import { newSecret, secretDigest } from './secret';
import type { SignInServices } from './services';
import { findSession, type Person } from './sessions';
import type { Turn } from './turns';

export interface Client {
  /** The owner of its data: the person who is signed in, else the device; null if neither is known. */
  owner: Owner | null;
  person: Person | null;
  /** The device, also where somebody is signed in; null if it has no stored data. */
  device: Owner | null;
  /** The client's network; empty if the shell did not say. */
  network: string;
}

const deviceOwner = (secret: string): Owner => `device:${secretDigest(secret)}`;

/** Returns the client of a request. */
export async function clientOf({ db, now }: Pick<SignInServices, 'db' | 'now'>, request: Request): Promise<Client> {
  const session = readCookie('session', request);
  const secret = readCookie('device', request);
  const person = session === null ? null : await findSession(db, session, now());
  const device = secret === null ? null : deviceOwner(secret);
  return {
    owner: person === null ? device : personOwner(person.id),
    ...{ person, device, network: clientNetwork(request) },
  };
}

/** Returns the owner of data that is about to be stored; a device without stored data is given a cookie. */
export async function ownerFor(
  services: Pick<SignInServices, 'db' | 'now'>,
  request: Request,
  response: Response,
): Promise<Owner> {
  const { owner } = await clientOf(services, request);
  return owner ?? deviceFor(request, response);
}

/** Returns the device, whoever is signed in on it; one without stored data is given a cookie. */
export function deviceFor(request: Request, response: Response): Owner {
  const known = readCookie('device', request);
  if (known !== null) return deviceOwner(known);
  const secret = newSecret();
  setCookie('device', secret, request, response);
  return deviceOwner(secret);
}

/** Returns the place in the queue of password computations that a request has. */
export const turnOf = (request: Request, response: Response): Turn => ({
  network: clientNetwork(request),
  gone: clientGone(response),
});

/**
 * Refuses a request whose email was not sent.
 * @param token as `giveTicket` returns it
 * @throws ProblemError `too-many-emails` if the client's network had its share of emails to this address
 */
export function emailAllowed(token: string | null, response: Response): asserts token is string {
  if (token !== null) return;
  response.set('Retry-After', String(24 * 60 * 60));
  throw new ProblemError(
    'too-many-emails',
    'From your network several emails to this address were asked for today. Open the newest one (look among the unwanted mail, too), or try again tomorrow.',
  );
}
