import { type Breaker, createBreaker, FetchError, fetchBytes, parseJson, reasonOf } from '@forecourt/service';
import * as z from 'zod';
import { SearchUnavailable } from '../port';
import { clusterName, type SearchLocation } from './search-url';

/** A request that the cluster refused or did not answer. The message names the cluster and the reason, and no credentials. */
export class OpenSearchError extends SearchUnavailable {
  override name = 'OpenSearchError';

  constructor(
    message: string,
    /** The cluster's type of the error, such as `index_not_found_exception`; null if there was no answer. */
    readonly type: string | null,
  ) {
    super(message);
  }
}

export interface OpenSearchRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root: `/listings/_search`. */
  path: string;
  /** An object as JSON, or lines of JSON. */
  body?: object | string;
  schema: z.ZodType<T>;
  /** Timeout of each node's answer, ms. */
  timeoutMs: number;
  /** Value of the answer if it is 404. */
  absent?: T;
}

/** Failures in a row after which the cluster is left alone, and for how long at most. */
const rules = { failures: 5, restMs: 5_000 };
/** Largest answer, bytes: the ids of 10,000 listings, or the counts of a search. */
const maxBytes = 20_000_000;

const errorSchema = z.object({
  error: z.union([z.string(), z.looseObject({ type: z.string(), reason: z.string().nullish() })]),
});

/** Sends requests to a cluster. A node that does not answer is followed by the next one: every request may be repeated. */
export class OpenSearchClient {
  readonly name: string;
  /** How open the breaker is: 1 open, 0.5 half-open, 0 closed. */
  openness = 0;
  private readonly breaker: Breaker;
  private readonly ending = new AbortController();
  /** Position of the node that answered last. */
  private node = 0;

  /** @param patience factor of all timeouts */
  constructor(
    private readonly location: SearchLocation,
    private readonly patience = 1,
  ) {
    this.name = clusterName(location);
    this.breaker = createBreaker({
      ...{ name: this.name, ...rules },
      onChange: (openness) => {
        this.openness = openness;
      },
    });
  }

  /** @throws OpenSearchError */
  async send<T>(request: OpenSearchRequest<T>): Promise<T> {
    try {
      return await this.breaker(() => this.toSomeNode(request));
    } catch (error) {
      if (error instanceof SearchUnavailable) throw error;
      const type = error instanceof RefusedByCluster ? error.type : null;
      const isNamed = error instanceof FetchError && error.failure === 'breaker-open';
      throw new OpenSearchError(isNamed ? error.message : `${this.name}: ${reasonOf(error)}`, type);
    }
  }

  /** Ends all requests. */
  close(): void {
    this.ending.abort(new SearchUnavailable('The search is closed.'));
  }

  private async toSomeNode<T>(request: OpenSearchRequest<T>): Promise<T> {
    const { nodes } = this.location;
    for (let tries = 1; ; tries += 1) {
      const node = this.node;
      try {
        return await this.toNode(nodes[node]!, request);
      } catch (error) {
        const isSilent = error instanceof FetchError && ['unreachable', 'timed-out'].includes(error.failure);
        // Another request may have moved on already.
        if (isSilent && this.node === node) this.node = (node + 1) % nodes.length;
        if (!isSilent || tries >= nodes.length) throw error;
      }
    }
  }

  private async toNode<T>(
    node: string,
    { method, path, body, schema, timeoutMs, absent }: OpenSearchRequest<T>,
  ): Promise<T> {
    const { authorization } = this.location;
    const { status, bytes } = await fetchBytes({
      ...{
        url: node + path,
        method,
        timeoutMs: timeoutMs * this.patience,
        maxBytes,
        signal: this.ending.signal,
        accepts: () => true,
      },
      headers: {
        ...(authorization !== null && { Authorization: authorization }),
        ...(body !== undefined && {
          'Content-Type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (status === 404 && absent !== undefined) return absent;
    const json = parseJson(bytes.toString());
    if (status >= 300) throw new RefusedByCluster(status, json);
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new FetchError('unreadable', `the answer does not fit at ${issue?.path.join('.')}: ${issue?.message}`);
  }
}

/** An answer that is a refusal, with the cluster's reason. */
class RefusedByCluster extends FetchError {
  readonly type: string | null;

  constructor(status: number, json: unknown) {
    const { error } = errorSchema.safeParse(json).data ?? {};
    const { type = null, reason } = typeof error === 'object' ? error : { reason: error };
    super('status', `it answered ${status}${type === null ? '' : `, ${type}`}: ${reason ?? 'without a reason'}`, {
      status,
    });
    this.type = type;
  }
}
