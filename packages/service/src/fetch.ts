import * as z from 'zod';
import { parseJson } from './json';

/** Why a request gave nothing; short and stable, a label of metrics. */
export type FetchFailure = 'timed-out' | 'unreachable' | 'status' | 'too-large' | 'unreadable' | 'breaker-open';

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
  /** The largest body that is read, unpacked. */
  maxBytes?: number;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Ends the request when the caller has no more use for it; then the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Which statuses are an answer, every other one is a failure; 200 alone unless told. */
  accepts?: (status: number) => boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const standardMaxBytes = 32 * 2 ** 20;

/**
 * Asks once: headers and body within the time, no redirect followed, the body read to its end or let go.
 * @throws FetchError
 */
export async function fetchBytes(asked: Asked): Promise<Answer> {
  const { url, timeoutMs, method, headers, body, signal, accepts = (status) => status === 200 } = asked;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...{ method, headers, body, redirect: 'error' },
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    const { status } = response;
    if (!accepts(status)) {
      await response.body?.cancel();
      throw new FetchError('status', `${url}: answered ${status}`, { status });
    }
    return { status, headers: response.headers, bytes: await readAll(response, asked) };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new FetchError('timed-out', `${url}: no complete answer within ${timeoutMs} ms`);
    throw unreachable(url, error);
  }
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

async function readAll(response: Response, { url, maxBytes = standardMaxBytes }: Asked): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an exception cancels the body.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new FetchError('too-large', `${url}: larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function readJson<T>(url: string, bytes: Uint8Array, schema: z.ZodType<T>): T {
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
