import { EventSourceParserStream } from 'eventsource-parser/stream';
import { FetchError } from './fetch';

/** One event of a stream; `id` where it has one. */
export interface StreamEvent {
  id?: string;
  data: string;
}

/**
 * The events of a server-sent stream, until it ends; comments are passed over. It has no time of its own: the signal ends it.
 * @throws FetchError `status` when it is none, or what breaks the connection
 */
export async function* fetchEvents({ url, signal }: { url: string; signal: AbortSignal }): AsyncGenerator<StreamEvent> {
  const response = await fetch(url, { headers: { Accept: 'text/event-stream' }, signal, redirect: 'error' });
  const { status, body } = response;
  if (status !== 200 || body === null) {
    await body?.cancel();
    throw new FetchError('status', `${url}: answered ${status}`, { status });
  }
  yield* body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
}
