import * as z from 'zod';
import { parseJson } from './json';

/** Why a request gave nothing; short and stable, a label of metrics. */
export type FetchFailure =
  | 'timed-out'
  | 'unreachable'
  | 'status'
  | 'busy'
  | 'too-large'
  | 'unreadable'
  | 'breaker-open';

/** A request that gave nothing. The message says which and why, for a log. */
export class FetchError extends Error {
  /** The answer's, where it is the failure. */
  readonly status: number | undefined;
  /** The system's, where nobody answered: `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(
    readonly failure: FetchFailure,
    message: string,
    { status, code }: { status?: number; code?: string } = {},
  ) {
    super(message);
    this.name = 'FetchError';
    this.status = status;
    this.code = code;
  }
}

export interface Asked {
  url: string;
  /** For headers and body together. */
  timeoutMs: number;
  /** The largest body that is read, unpacked; 2 MB unless told. */
  maxBytes?: number;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Ends the request when the caller has no more use for it; then the promise rejects with its reason. */
  signal?: AbortSignal;
  /** Which statuses are an answer, every other one is a failure; 200 alone unless told. */
  accepts?: (status: number) => boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const standardMaxBytes = 2_000_000;

/**
 * Asks once: headers and body within the time, no redirect followed, the body read to its end or let go.
 * @throws FetchError, or the reason of the caller's signal
 */
export async function fetchBytes(asked: Asked): Promise<Answer> {
  const { url, timeoutMs, method, headers, body, signal, accepts = (status) => status === 200 } = asked;
  const late = new FetchError('timed-out', `${url}: no complete answer within ${timeoutMs} ms`);
  const ending = endsBy(timeoutMs, late, signal);
  try {
    const response = await fetch(url, { method, headers, body, redirect: 'error', signal: ending.signal });
    const { status } = response;
    if (!accepts(status)) {
      await response.body?.cancel();
      throw refusal(url, response);
    }
    return { status, headers: response.headers, bytes: await readAll(response, asked, ending.ended) };
  } catch (error) {
    if (ending.signal.aborted) throw ending.signal.reason;
    throw error instanceof FetchError ? error : unreachable(url, error);
  } finally {
    ending.forget();
  }
}

/** An answer that is none. One that says when to come again has too much to do, and nothing is wrong with it. */
function refusal(url: string, { status, headers }: Response): FetchError {
  const busy = status === 503 && headers.has('retry-after');
  return new FetchError(busy ? 'busy' : 'status', `${url}: answered ${status}`, { status });
}

/**
 * The end of a request: after a time, or when its caller has no more use for it. A promise besides the signal, because Node forgets
 * the signal of a fetch whose headers are there, and a body that drips would never end.
 */
function endsBy(timeoutMs: number, late: FetchError, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  // Nobody may be waiting for a body any more.
  ended.catch(() => undefined);
  const leave = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  caller?.addEventListener('abort', leave);
  if (caller?.aborted) leave();
  return {
    ...{ signal, ended },
    forget() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
}

/** A JSON answer that fits. @throws FetchError */
export async function fetchJson<T>({ schema, ...asked }: Asked & { schema: z.ZodType<T> }): Promise<T> {
  const { bytes } = await fetchBytes({ ...asked, headers: { Accept: 'application/json', ...asked.headers } });
  return readJson(asked.url, bytes, schema);
}

/** What is kept of an answer until it changes: its entity tag is sent with the next request. */
export interface Tagged<T> {
  value: T;
  etag: string | null;
}

/** A JSON answer that differs from the one with the entity tag; null when there is nothing new (304). @throws FetchError */
export async function fetchChanged<T>({
  etag,
  schema,
  ...asked
}: Asked & { etag: string | null; schema: z.ZodType<T> }): Promise<Tagged<T> | null> {
  const { status, headers, bytes } = await fetchBytes({
    ...asked,
    accepts: (status) => status === 200 || (status === 304 && etag !== null),
    headers: { Accept: 'application/json', ...(etag !== null && { 'If-None-Match': etag }), ...asked.headers },
  });
  return status === 304 ? null : { value: readJson(asked.url, bytes, schema), etag: headers.get('etag') };
}

async function readAll(response: Response, { url, maxBytes = standardMaxBytes }: Asked, ended: Promise<never>) {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), ended]);
      if (part?.value === undefined) return Buffer.concat(parts);
      size += part.value.byteLength;
      if (size > maxBytes) throw new FetchError('too-large', `${url}: larger than ${maxBytes} bytes`);
      parts.push(part.value);
    }
  } catch (error) {
    // Not waited for: the connection may never say that it is gone.
    void reader?.cancel().catch(() => undefined);
    throw error;
  }
}

/** What an answer says, where it fits. @param url stands in the error. @throws FetchError */
export function readJson<T>(url: string, bytes: Uint8Array, schema: z.ZodType<T>): T {
  const json = parseJson(new TextDecoder().decode(bytes));
  if (json === undefined) throw new FetchError('unreadable', `${url}: the answer is not JSON`);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FetchError('unreadable', `${url}: the answer does not fit at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** `fetch` wraps what happened to the connection. */
const wrappedSchema = z.object({
  cause: z.object({ message: z.string().catch(''), code: z.string().optional().catch(undefined) }),
});

function unreachable(url: string, error: unknown): FetchError {
  const { message = '', code } = wrappedSchema.safeParse(error).data?.cause ?? {};
  return new FetchError('unreachable', `${url}: ${message || code || String(error)}`, { code });
}
