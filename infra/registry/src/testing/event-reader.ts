interface Event {
  id: string;
  data: unknown;
}

/** Reads a server-sent event stream, block by block. */
export class EventReader {
  private text = '';

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

  /** The next event; comments are passed over. @throws when the stream ends before it. */
  async next(): Promise<Event> {
    for (;;) {
      const block = await this.block();
      if (block.startsWith(':')) continue;
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      );
      return { id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
    }
  }

  /** The next comment; events are passed over. */
  async comment(): Promise<string> {
    for (;;) {
      const block = await this.block();
      if (block.startsWith(': ')) return block.slice(2);
    }
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.reader.cancel().catch(() => undefined);
  }

  private async block(): Promise<string> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end !== -1) {
        const block = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        return block;
      }
      const { done, value } = await this.reader.read();
      if (done) throw new Error('the stream ended');
      this.text += value;
    }
  }
}
