import { type Dispatcher, request } from 'undici';
import * as z from 'zod';
import { endAfter } from '../values/end-after';
import { parseJson } from '../values/json';

/** Why a request failed; short and stable, because it is a label of metrics. */
export type FetchFailure =
  | 'timed-out'
  | 'unreachable'
  | 'status'
  | 'busy'
  | 'too-large'
  | 'unreadable'
  | 'breaker-open';

/** A failed request. The message names the URL and the reason, for the log. */
export class FetchError extends Error {
  /** Status of the answer, if that is the failure. */
  readonly status: number | undefined;
  /** The system's error code if there was no answer: `ECONNREFUSED`. */
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

export interface FetchOptions {
  url: string;
  /** Timeout for headers and body together, ms. */
  timeoutMs: number;
  /** Largest body that is read, bytes; 2 MB by default. Compression is not requested. */
  maxBytes?: number;
  method?: Dispatcher.HttpMethod;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Ends the request when the caller no longer needs it; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Which statuses are answers; all others are failures. Default: 200 alone. */
  accepts?: (status: number) => boolean;
}

export interface Answer {
  status: number;
  readonly headers: Headers;
  bytes: Buffer;
}

const standardMaxBytes = 2_000_000;

/**
 * Sends one request: headers and body within the timeout, no redirect followed, the body read to its end or cancelled. It uses undici's own
 * interface: a page needs so many requests that `fetch`, which is built on it, would take more than half of the time of a cached page.
 * @throws FetchError, or the reason of the caller's signal
 */
export async function fetchBytes(options: FetchOptions): Promise<Answer> {
  const { url, timeoutMs, method, headers, body, signal, accepts = (status) => status === 200 } = options;
  const late = () => new FetchError('timed-out', `${url}: no complete answer within ${timeoutMs} ms`);
  const ending = endAfter(timeoutMs, signal, late);
  try {
    const answer = await request(url, { method, headers, body, signal: ending.signal });
    if (!accepts(answer.statusCode)) {
      cancelBody(answer);
      throw refusal(url, answer);
    }
    const bytes = await readAll(answer, options);
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

/** Builds the headers on demand, because most callers do not read them. */
function headersOf({ headers }: Dispatcher.ResponseData): Headers {
  const all = new Headers();
  for (const [name, values = []] of Object.entries(headers))
    for (const value of [values].flat()) all.append(name, value);
  return all;
}

/** Cancels a body that nobody will read; the error that follows is expected. */
function cancelBody({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

/** Makes the error of an unaccepted status. An upstream that sends `Retry-After` with 503 is overloaded, not broken. */
function refusal(url: string, { statusCode: status, headers }: Dispatcher.ResponseData): FetchError {
  const busy = status === 503 && headers['retry-after'] !== undefined;
  return new FetchError(busy ? 'busy' : 'status', `${url}: answered ${status}`, { status });
}

/** Fetches a JSON answer and validates it. @throws FetchError */
export async function fetchJson<T>({ schema, ...options }: FetchOptions & { schema: z.ZodType<T> }): Promise<T> {
  const { bytes } = await fetchBytes({ ...options, headers: { Accept: 'application/json', ...options.headers } });
  return readJson(options.url, bytes, schema);
}

/** An answer that is stored until it changes: its entity tag is sent with the next request. */
export interface Tagged<T> {
  value: T;
  etag: string | null;
}

/** Fetches a JSON answer unless it still has the given entity tag; null if it has not changed (304). @throws FetchError */
export async function fetchChanged<T>({
  etag,
  schema,
  ...options
}: FetchOptions & { etag: string | null; schema: z.ZodType<T> }): Promise<Tagged<T> | null> {
  const { status, headers, bytes } = await fetchBytes({
    ...options,
    accepts: (status) => status === 200 || (status === 304 && etag !== null),
    headers: { Accept: 'application/json', ...(etag !== null && { 'If-None-Match': etag }), ...options.headers },
  });
  return status === 304 ? null : { value: readJson(options.url, bytes, schema), etag: headers.get('etag') };
}

async function readAll(
  answer: Dispatcher.ResponseData,
  { url, maxBytes = standardMaxBytes }: FetchOptions,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxBytes) {
      cancelBody(answer);
      throw new FetchError('too-large', `${url}: larger than ${maxBytes} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Parses and validates a JSON answer. @param url for the error message @throws FetchError `unreadable` */
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
