import { createBreaker, fetchBytes, readJson } from '@forecourt/service';
import type * as z from 'zod';
import type { CalledUpstream } from '../../descriptions/descriptions';
import { CheckedAnswers } from './checked-answers';
import { FreshAnswers } from './fresh-answers';
import { type PatientAnswer, patientCall, type SizedAnswer } from './patient-call';

/** Size of the answers that are cached after validation, and of those that are used again for a time, bytes. */
const cachedBytes = 8_000_000;
const answers = new CheckedAnswers(cachedBytes);
const fresh = new FreshAnswers(cachedBytes);

interface UpstreamCall<T> {
  name: string;
  /** Identifies call and schema, for the cache of validated answers. */
  reader: string;
  upstream: Omit<CalledUpstream, 'timeoutMs'>;
  timeoutMs: number;
  schema: z.ZodType<T>;
  /** Whether answers are personal; those are not cached. */
  isPersonal?: boolean;
  /** Called when the call's breaker changes: 1 is open, 0.5 half-open, 0 closed. */
  onBreaker?: (openness: 0 | 0.5 | 1) => void;
}

/** Limits during an outage of a required source, ms. */
const outage = { awayMs: 20_000, staleMs: 60_000, oldestMs: 600_000, slowMs: 4000 };

/** Two ways to call an upstream; both reject with a FetchError. */
export interface UpstreamCalls<T> {
  call(path: string, gone: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<T>;
  /** Calls for required data: waits while the upstream is away, and gives the last answer if it fails (R75). */
  insist(path: string, gone: AbortSignal, headers?: Readonly<Record<string, string>>): Promise<PatientAnswer<T>>;
}

/** Creates one named call of an upstream, with the upstream's limit of size and a breaker of its own. */
export function createUpstreamCall<T>(options: UpstreamCall<T>): UpstreamCalls<T> {
  const { name, reader, upstream, timeoutMs, schema, isPersonal = false, onBreaker } = options;
  const { answerBytes: maxBytes, breaker } = upstream;
  const guarded = createBreaker({ name, ...breaker, onChange: onBreaker });
  const ask = (path: string, signal: AbortSignal, headers?: Readonly<Record<string, string>>) =>
    guarded(async (): Promise<SizedAnswer<T>> => {
      const url = upstream.url + path;
      const accepting = { Accept: 'application/json', ...headers };
      const answer = await fetchBytes({ url, timeoutMs, maxBytes, signal, headers: accepting });
      const read = () => readJson(url, answer.bytes, schema);
      if (isPersonal) return { data: read(), bytes: answer.bytes.byteLength };
      const sized = { data: answers.take(reader, answer.bytes, read), bytes: answer.bytes.byteLength };
      fresh.set(keyOf(path), sized.data, { ...sized, cacheControl: answer.headers.get('cache-control') });
      return sized;
    });
  const keyOf = (path: string) => `${reader} ${upstream.url}${path}`;
  const freshOf = (path: string) => (isPersonal ? undefined : fresh.get(keyOf(path))) as { data: T } | undefined;
  const patient = patientCall(ask, { timeoutMs, ...outage });
  return {
    call: async (path, signal, headers) => (freshOf(path) ?? (await ask(path, signal, headers))).data,
    insist: async (path, signal, headers) => freshOf(path) ?? patient(path, signal, headers),
  };
}
