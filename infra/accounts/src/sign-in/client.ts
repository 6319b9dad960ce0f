/** Who asks, by the cookies that the shell passes on. */

import { createHash } from 'node:crypto';
import { networkOf } from '@forecourt/service';
import type { Request, Response } from 'express';
import type { Services } from '../features/services';
import { readCookie, setCookie } from './cookies';
import { type Owner, personOwner } from './owner';
import { newSecret, secretDigest } from './secret';
import { findSession, type Person } from './sessions';

export interface Asker {
  /** Whose what they keep is: the person's who is signed in, else the device's; null where nothing is known of them. */
  owner: Owner | null;
  person: Person | null;
  /** The device, also of who is signed in; null where it keeps nothing. */
  device: Owner | null;
  /** The network that they come from; empty where the shell did not say. */
  network: string;
}

/** Two bytes of a digest: enough to tell two who ask for one address apart, too few to tell who they are. @param network as of `Asker` */
export const digestOfAsker = (email: string, network: string): string =>
  network === '' ? '' : createHash('sha256').update(`${email}\n${network}`).digest('hex').slice(0, 4);

const deviceOwner = (secret: string): Owner => `device:${secretDigest(secret)}`;

export async function askerOf({ db, now }: Pick<Services, 'db' | 'now'>, request: Request): Promise<Asker> {
  const session = readCookie('session', request);
  const secret = readCookie('device', request);
  const person = session === null ? null : await findSession(db, session, now());
  const device = secret === null ? null : deviceOwner(secret);
  const address = request.get('X-Forwarded-For') ?? '';
  return {
    owner: person === null ? device : personOwner(person.id),
    person,
    device,
    network: address === '' ? '' : networkOf(address),
  };
}

/** Whose something is that is stored now: a device that keeps nothing yet is given a cookie. */
export async function ownerFor(services: Services, request: Request, response: Response): Promise<Owner> {
  const { owner } = await askerOf(services, request);
  return owner ?? deviceFor(request, response);
}

/** The device that something comes from, whoever is signed in on it; one that keeps nothing yet is given a cookie. */
export function deviceFor(request: Request, response: Response): Owner {
  const known = readCookie('device', request);
  if (known !== null) return deviceOwner(known);
  const secret = newSecret();
  setCookie('device', secret, request, response);
  return deviceOwner(secret);
}
