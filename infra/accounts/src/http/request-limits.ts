import { Rate } from '@forecourt/service';
import type { Request, Response } from 'express';
import { ProblemError } from '../problems';
import { clientNetwork } from './origin';

/** Limits requests from one network, and about one address, in a minute. Its methods throw ProblemError `too-often`, with `Retry-After`. */
export class RequestLimits {
  private readonly networks: Rate;
  private readonly addresses: Rate;

  constructor({ now }: { now: () => number }, most: { network: number; address: number }) {
    this.networks = new Rate(most.network, now);
    this.addresses = new Rate(most.address, now);
  }

  ofNetwork(request: Request, response: Response): void {
    const network = clientNetwork(request);
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
