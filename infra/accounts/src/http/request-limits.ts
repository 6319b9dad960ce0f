import type { Request, Response } from 'express';
import type { Limiter, Rates } from '../db/rates';
import { ProblemError } from '../problems';
import { clientNetwork } from './origin';

/** Limits requests from one network, and about one address, in a minute. Its methods throw ProblemError `too-often`, with `Retry-After`. */
export class RequestLimits {
  private readonly networks: Limiter;
  private readonly addresses: Limiter;

  /** @param what name of the limited requests @param most requests in a minute */
  constructor({ rates }: { rates: Rates }, what: string, most: { network: number; address: number }) {
    this.networks = rates.of(`${what} network`, most.network);
    this.addresses = rates.of(`${what} address`, most.address);
  }

  async ofNetwork(request: Request, response: Response): Promise<void> {
    const network = clientNetwork(request);
    if (network !== '' && !(await this.networks.allows(network))) this.refuse(response);
  }

  async ofAddress(about: string, response: Response): Promise<void> {
    if (!(await this.addresses.allows(about))) this.refuse(response);
  }

  private refuse(response: Response): never {
    response.set('Retry-After', '60');
    throw new ProblemError('too-often', 'There were too many tries. Wait a minute, then try again.');
  }
}
