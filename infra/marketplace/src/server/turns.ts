import { setImmediate } from 'node:timers/promises';
import { Queue } from '@forecourt/service/queue';

/**
 * Lets one waiting task continue in each turn of the event loop, in their order. Results of the search thread arrive in bursts;
 * assembling the responses of many clients in one turn would delay everything else until all are done.
 */
export class Turns {
  private readonly queue = new Queue();

  next(): Promise<void> {
    return this.queue.run(() => setImmediate());
  }
}
