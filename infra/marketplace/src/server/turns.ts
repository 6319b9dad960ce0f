import { setImmediate } from 'node:timers/promises';
import { Queue } from '@forecourt/service/queue';

/**
 * Lets one of many go on in each turn of the event loop, in their order. Answers of the search thread come in bursts; put
 * together in one go, those of many clients would hold up everything else for as long as all of them take.
 */
export class Turns {
  private readonly queue = new Queue();

  next(): Promise<void> {
    return this.queue.run(() => setImmediate());
  }
}
