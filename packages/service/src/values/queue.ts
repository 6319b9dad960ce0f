/** Runs tasks one after another, in the order in which they came; one that fails does not stop the next. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.tail.then(task);
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all that was queued until now is done. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
