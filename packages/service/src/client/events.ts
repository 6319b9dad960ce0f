import { EventSourceParserStream } from 'eventsource-parser/stream';
import { FetchError } from './fetch';

/** One event of a stream, with its `id` if it has one. */
export interface StreamEvent {
  id?: string;
  data: string;
}

/**
 * Yields the events of a server-sent event stream until it ends, without comments. It has no timeout: the signal ends
 * it.
 * @throws FetchError `status` if the answer is not a stream, or the error that breaks the connection
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
