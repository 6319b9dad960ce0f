import { createParser } from 'eventsource-parser';

interface Event {
  id: string | undefined;
  data: unknown;
}

/** Reads a server-sent event stream, including its comments. */
export class EventReader {
  private readonly said: ({ event: Event } | { comment: string })[] = [];
  private readonly parser = createParser({
    onEvent: ({ id, data }) => this.said.push({ event: { id, data: JSON.parse(data) } }),
    onComment: (comment) => this.said.push({ comment }),
  });

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<string>,
    private readonly abort: AbortController,
  ) {}

  static async open(url: string): Promise<EventReader> {
    const abort = new AbortController();
    const { body } = await fetch(url, { signal: abort.signal });
    if (body === null) throw new Error('the stream has no body');
    return new EventReader(body.pipeThrough(new TextDecoderStream()).getReader(), abort);
  }

  /** Returns the next event and skips comments. @throws if the stream ends first. */
  async next(): Promise<Event> {
    for (;;) {
      const said = await this.take();
      if ('event' in said) return said.event;
    }
  }

  /** Returns the next comment and skips events. @throws if the stream ends first. */
  async comment(): Promise<string> {
    for (;;) {
      const said = await this.take();
      if ('comment' in said) return said.comment;
    }
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.reader.cancel().catch(() => undefined);
  }

  private async take() {
    for (;;) {
      const first = this.said.shift();
      if (first !== undefined) return first;
      const { done, value } = await this.reader.read();
      if (done) throw new Error('the stream ended');
      this.parser.feed(value);
    }
  }
}
