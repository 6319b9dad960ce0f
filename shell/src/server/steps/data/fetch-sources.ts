import type { OwnPaths, SourceData } from '@forecourt/contracts';
import { FetchError, type Log, RareLog, reasonOf, type TraceSpan } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import type { CalledUpstream } from '../../descriptions/descriptions';
import { type Client, clientHeaders, ownCookies } from '../../http/client';
import type { Metrics } from '../../metrics';
import type { BroughtSources } from '../plan/brought-sources';
import type { PatientAnswer } from './patient-call';
import { broughtSource, type SourceDefinition, type SourceInput, type SourceTable } from './source';
import { createUpstreamCall } from './upstream';

/** One call of a source; never rejects. */
export interface SourceCall {
  /** Name of the source on the page. */
  name: string;
  required: boolean;
  /** Whether the answer is one visitor's own. */
  isPersonal: boolean;
  /** undefined until the call has settled. */
  settled: { data: unknown; isStale?: boolean } | { error: FetchError } | undefined;
  done: Promise<void>;
  /** Duration, ms; set when the call has settled. */
  ms?: number;
}

/** Circumstances of a call. */
interface CallContext {
  required: boolean;
  gone: AbortSignal;
  headers: Readonly<Record<string, string>>;
  trace: TraceSpan | undefined;
}

/** Maximum of cached calls with their breakers: versions come and go, and each may bring sources of its own. */
const cachedCalls = 1000;

type Call = ReturnType<typeof createUpstreamCall<unknown>>;

interface SourceFetcherOptions {
  table: SourceTable;
  /** Returns an upstream by its name; undefined if there is none, or it has not described itself yet. */
  called: (name: string) => CalledUpstream | undefined;
  /** Paths that remotes may call of upstreams that the operator has added. */
  own?: OwnPaths;
  log: Log;
  metrics: Metrics;
}

export class SourceFetcher {
  private readonly calls = new LRUCache<string, { call: Call; upstream: CalledUpstream }>({ max: cachedCalls });

  private readonly log: RareLog;

  constructor(private readonly options: SourceFetcherOptions) {
    this.log = new RareLog(options.log);
  }

  /**
   * Starts every named source whose flag the brand has on; personal ones only if the client has a cookie of their upstream. Unknown names
   * are skipped and counted.
   * @param ask.gone aborts all of them
   * @param ask.requires sources that the page cannot do without; others are left out if they fail (R72)
   */
  start(ask: {
    requires: readonly string[];
    needs: Iterable<string>;
    brought: BroughtSources;
    input: SourceInput;
    /** Absent if the page is made for no client. */
    client?: Client;
    gone: AbortSignal;
    trace?: TraceSpan;
  }): SourceCall[] {
    const { requires, needs, brought, input, client, gone, trace } = ask;
    const calls: SourceCall[] = [];
    for (const name of new Set([...requires, ...needs])) {
      const definition = this.definition(name, brought);
      if (definition === undefined) this.tellUnknown(name);
      else if (definition.flag === undefined || input.brand.flags[definition.flag]) {
        const path = definition.request(input);
        const headers = this.personalHeaders(definition, client);
        if (path !== null && headers !== null)
          calls.push(
            this.startOne(name, definition, path, { required: requires.includes(name), gone, headers, trace }),
          );
      }
    }
    return calls;
  }

  /** Returns the headers that identify the visitor: none for a source that is not personal; null if the client has no cookie of its upstream. */
  private personalHeaders({ isPersonal, upstream }: SourceDefinition, client?: Client): Record<string, string> | null {
    if (!isPersonal) return {};
    if (client === undefined) return null;
    const names = this.options.called(upstream)?.cookies;
    return ownCookies(client, names) === undefined ? null : clientHeaders(client, names);
  }

  private tellUnknown(source: string): void {
    this.options.metrics.sources.inc({ source: 'unknown', outcome: 'unknown' });
    this.log.error(
      `unknown ${source}`,
      { source },
      `no table has the source ${source}, or it asks for what remotes may not ask for`,
    );
  }

  private definition(name: string, brought: BroughtSources): SourceDefinition | undefined {
    const { table } = this.options;
    if (Object.hasOwn(table, name)) return table[name];
    const source = Object.hasOwn(brought, name) ? brought[name] : undefined;
    return source && broughtSource(source, this.options.own);
  }

  private startOne(
    name: string,
    definition: SourceDefinition,
    path: string,
    { required, gone, headers: own, trace }: CallContext,
  ): SourceCall {
    const { metrics } = this.options;
    const isPersonal = definition.isPersonal === true;
    const call: SourceCall = { name, required, isPersonal, settled: undefined, done: Promise.resolve() };
    const stop = metrics.sourceSeconds.startTimer({ source: name });
    const upstream = this.callOf(name, definition);
    const span = trace?.call(`source ${name}`, {
      ...{ 'forecourt.source': name, 'forecourt.upstream': definition.upstream, 'forecourt.required': required },
    });
    const headers = { ...own, ...span?.headers };
    const answer =
      upstream === undefined
        ? Promise.reject(new FetchError('unreachable', `${definition.upstream} has not described itself yet`))
        : required && !isPersonal
          ? upstream.insist(path, gone, headers)
          : upstream.call(path, gone, headers).then((data): PatientAnswer<unknown> => ({ data }));
    const tellFailure = ({ failure: reason, message: detail }: FetchError) => {
      metrics.sources.inc({ source: name, outcome: reason });
      this.log.warn(`${name} ${reason}`, { source: name, reason, detail }, `source ${name} failed`);
    };
    call.done = answer
      .then(
        ({ data, failure }) => {
          call.settled = { data, isStale: failure !== undefined };
          if (failure === undefined) return metrics.sources.inc({ source: name, outcome: 'ok' });
          tellFailure(failure);
          metrics.staleAnswers.inc({ source: name });
        },
        (cause: unknown) => {
          const error = cause instanceof FetchError ? cause : new FetchError('unreachable', reasonOf(cause));
          call.settled = { error };
          if (gone.aborted) return metrics.sources.inc({ source: name, outcome: 'left' });
          tellFailure(error);
        },
      )
      .finally(() => {
        call.ms = stop() * 1000;
        if (call.settled !== undefined && 'error' in call.settled) span?.fail(call.settled.error.failure);
        span?.end();
      });
    return call;
  }

  /** Returns the call of a source, with its breaker; a changed description of the upstream makes a new one. */
  private callOf(name: string, definition: SourceDefinition): Call | undefined {
    const { schema, schemaId = '' } = definition;
    const upstream = this.options.called(definition.upstream);
    if (upstream === undefined) return undefined;
    const key = `${name} ${definition.upstream} ${definition.timeoutMs} ${schemaId}`;
    const known = this.calls.get(key);
    if (known?.upstream === upstream) return known.call;
    const timeoutMs = Math.min(definition.timeoutMs, upstream.timeoutMs);
    const call = createUpstreamCall({
      ...{ name, reader: key, upstream, timeoutMs, schema, isPersonal: definition.isPersonal },
      onBreaker: (openness) => this.options.metrics.sourceBreakers.set({ source: name }, openness),
    });
    this.calls.set(key, { call, upstream });
    return call;
  }
}

/** Returns the names of sources with stale data, because their upstream does not answer now. */
export function staleSources(calls: readonly SourceCall[]): string[] {
  return calls.flatMap(({ name, settled }) =>
    settled !== undefined && 'data' in settled && settled.isStale ? [name] : [],
  );
}

/** Returns the data that has arrived so far, by source. A failed optional source is absent, never a fallback object (R72). */
export function arrivedData(calls: readonly SourceCall[]): SourceData {
  const data: Record<string, unknown> = {};
  for (const { name, settled } of calls) if (settled !== undefined && 'data' in settled) data[name] = settled.data;
  return data as SourceData;
}
