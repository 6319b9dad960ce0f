import { createBreaker, fetchBytes, readJson } from '@forecourt/service';
import type * as z from 'zod';
import type { CalledUpstream } from '../../upstreams';
import { CheckedAnswers } from './checked-answers';

/** Bytes of answers that are not read again while they come again. */
const checkedBytes = 8_000_000;
const answers = new CheckedAnswers(checkedBytes);

interface UpstreamCall<T> {
  name: string;
  /** Names the schema, too: an answer that was read is not read again by the same. */
  reader: string;
  upstream: Omit<CalledUpstream, 'timeoutMs'>;
  timeoutMs: number;
  schema: z.ZodType<T>;
  /** What it answers is kept for nobody. */
  isPersonal?: boolean;
  /** Told when the call's breaker changes: 1 is open, 0.5 half open, 0 closed. */
  onBreaker?: (openness: 0 | 0.5 | 1) => void;
}

/** One named call of an upstream, with its upstream's limit of size and a breaker of its own. It rejects with a FetchError. */
export function createUpstreamCall<T>(options: UpstreamCall<T>): {
  call(path: string, gone: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<T>;
} {
  const { name, reader, upstream, timeoutMs, schema, isPersonal = false, onBreaker } = options;
  const { answerBytes: maxBytes, breaker } = upstream;
  const guarded = createBreaker({ name, ...breaker, onChange: onBreaker });
  return {
    call: (path, signal, headers) =>
      guarded(async () => {
        const url = upstream.url + path;
        const accepting = { Accept: 'application/json', ...headers };
        const { bytes } = await fetchBytes({ url, timeoutMs, maxBytes, signal, headers: accepting });
        const read = () => readJson(url, bytes, schema);
        return isPersonal ? read() : answers.take(reader, bytes, read);
      }),
  };
}
