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
  /** Told when the call's breaker changes: 1 is open, 0.5 half open, 0 closed. */
  onBreaker?: (openness: 0 | 0.5 | 1) => void;
}

/** One named call of an upstream, with its upstream's limit of size and a breaker of its own. It rejects with a FetchError. */
export function createUpstreamCall<T>(options: UpstreamCall<T>): {
  call(path: string, gone: AbortSignal): Promise<T>;
} {
  const { name, reader, upstream, timeoutMs, schema, onBreaker } = options;
  const { answerBytes: maxBytes, breaker } = upstream;
  const guarded = createBreaker({ name, ...breaker, onChange: onBreaker });
  const headers = { Accept: 'application/json' };
  return {
    call: (path, signal) =>
      guarded(async () => {
        const url = upstream.url + path;
        const { bytes } = await fetchBytes({ url, timeoutMs, maxBytes, signal, headers });
        return answers.take(reader, bytes, () => readJson(url, bytes, schema));
      }),
  };
}
