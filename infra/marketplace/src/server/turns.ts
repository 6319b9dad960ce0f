/**
 * Lets one of many go on in each turn of the event loop, in their order. Answers of the search thread come in bursts; put
 * together in one go, those of many clients would hold up everything else for as long as all of them take.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.last;
  }
}
