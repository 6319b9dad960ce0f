/** Runs tasks one after another, in the order of their arrival; a failed task does not stop the next one. */
export class Queue {
  private tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.tail.then(task);
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks queued so far are done. */
  async idle(): Promise<void> {
    await this.tail;
  }
}
