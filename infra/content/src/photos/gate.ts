import { PhotoFailure } from './failure';

/** Runs a limited number of tasks at once and queues a limited number; refuses others. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {}

  /** Runs a task. @throws PhotoFailure `busy` */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.mostRunning) {
      if (this.waiting.length >= this.mostWaiting)
        throw new PhotoFailure('busy', 'too many photographs are in progress');
      // A finished task passes its place on.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
