import { type Dispatcher, request } from 'undici';
import * as z from 'zod';
import { endAfter } from '../values/end-after';
import { parseJson } from '../values/json';

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
  /** The largest body that is read; 2 MB unless told. It is asked for as it is, not packed. */
  maxBytes?: number;
  method?: Dispatcher.HttpMethod;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Ends the request when the caller has no more use for it; then the promise rejects with its reason. */
  signal?: AbortSignal;
  /** Which statuses are an answer, every other one is a failure; 200 alone unless told. */
  accepts?: (status: number) => boolean;
}

export interface Answer {
  status: number;
  readonly headers: Headers;
  bytes: Buffer;
}

const standardMaxBytes = 2_000_000;

/**
 * Asks once: headers and body within the time, no redirect followed, the body read to its end or let go. By undici's own interface: a
 * page asks for so much that `fetch`, which stands on it, would be the larger half of what a kept page costs.
 * @throws FetchError, or the reason of the caller's signal
 */
export async function fetchBytes(asked: Asked): Promise<Answer> {
  const { url, timeoutMs, method, headers, body, signal, accepts = (status) => status === 200 } = asked;
  const late = () => new FetchError('timed-out', `${url}: no complete answer within ${timeoutMs} ms`);
  const ending = endAfter(timeoutMs, signal, late);
  try {
    const answer = await request(url, { method, headers, body, signal: ending.signal });
    if (!accepts(answer.statusCode)) {
      letGo(answer);
      throw refusal(url, answer);
    }
    const bytes = await readAll(answer, asked);
    return {
      ...{ status: answer.statusCode, bytes },
      get headers() {
        return headersOf(answer);
      },
    };
  } catch (error) {
    if (ending.signal.aborted) throw ending.signal.reason;
    throw error instanceof FetchError ? error : unreachable(url, error);
  } finally {
    ending.forget();
  }
}

/** Made for who asks for them: most have no use for them. */
function headersOf({ headers }: Dispatcher.ResponseData): Headers {
  const all = new Headers();
  for (const [name, values = []] of Object.entries(headers))
    for (const value of [values].flat()) all.append(name, value);
  return all;
}

/** Nobody reads the body to its end; that it breaks off is what is wanted. */
function letGo({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

/** An answer that is none. One that says when to come again has too much to do, and nothing is wrong with it. */
function refusal(url: string, { statusCode: status, headers }: Dispatcher.ResponseData): FetchError {
  const busy = status === 503 && headers['retry-after'] !== undefined;
  return new FetchError(busy ? 'busy' : 'status', `${url}: answered ${status}`, { status });
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

async function readAll(answer: Dispatcher.ResponseData, { url, maxBytes = standardMaxBytes }: Asked): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxBytes) {
      letGo(answer);
      throw new FetchError('too-large', `${url}: larger than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
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

const errorSchema = z.object({ message: z.string().catch(''), code: z.string().optional().catch(undefined) });

function unreachable(url: string, error: unknown): FetchError {
  const { message = '', code } = errorSchema.safeParse(error).data ?? {};
  return new FetchError('unreachable', `${url}: ${message || code || String(error)}`, { code });
}
