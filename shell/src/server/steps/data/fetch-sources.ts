import type { OwnPaths, SourceData } from '@forecourt/contracts';
import { FetchError, type Log, own, RareLog, reasonOf } from '@forecourt/service';
import { LRUCache } from 'lru-cache';
import { type Asker, askerHeaders, ownCookies } from '../../http/asker';
import type { Metrics } from '../../metrics';
import type { CalledUpstream } from '../../upstreams';
import type { BroughtSources } from '../plan/brought-sources';
import type { PatientAnswer } from './patient-call';
import { broughtSource, type SourceDefinition, type SourceInput, type SourceTable } from './source';
import { createUpstreamCall } from './upstream';

/** One source under way; never rejects. */
export interface SourceCall {
  /** What its page calls it. */
  name: string;
  required: boolean;
  /** What it answers is the visitor's own. */
  isPersonal: boolean;
  /** undefined until it has settled. */
  settled: { data: unknown; isStale?: boolean } | { error: FetchError } | undefined;
  done: Promise<void>;
  /** How long it took, once it has settled. */
  ms?: number;
}

/** Versions come and go, and may ask otherwise than those before them; so many calls are remembered with their breakers. */
const keptCalls = 1000;

type Call = ReturnType<typeof createUpstreamCall<unknown>>;

interface SourceFetcherOptions {
  table: SourceTable;
  /** By name. */
  upstreams: Readonly<Record<string, CalledUpstream>>;
  /** What remotes may ask of upstreams that the operator has added. */
  own?: OwnPaths;
  log: Log;
  metrics: Metrics;
}

export class SourceFetcher {
  private readonly calls = new LRUCache<string, Call>({ max: keptCalls });

  private readonly log: RareLog;

  constructor(private readonly options: SourceFetcherOptions) {
    this.log = new RareLog(options.log);
  }

  /**
   * Starts every named source that the brand has switched on, personal ones where the browser keeps what they know the visitor by. Names
   * that no table knows are left out and counted.
   * @param ask.gone ends all of them
   * @param ask.requires without these there is no page; the others are left out where they fail (R72)
   */
  start(ask: {
    requires: readonly string[];
    needs: Iterable<string>;
    brought: BroughtSources;
    input: SourceInput;
    /** Absent where it is nobody's page. */
    asker?: Asker;
    gone: AbortSignal;
  }): SourceCall[] {
    const { requires, needs, brought, input, asker, gone } = ask;
    const calls: SourceCall[] = [];
    for (const name of new Set([...requires, ...needs])) {
      const definition = this.definition(name, brought);
      if (definition === undefined) this.tellUnknown(name);
      else if (definition.flag === undefined || input.brand.flags[definition.flag]) {
        const path = definition.request(input);
        const headers = this.personalHeaders(definition, asker);
        if (path !== null && headers !== null)
          calls.push(this.startOne(name, definition, path, { required: requires.includes(name), gone, headers }));
      }
    }
    return calls;
  }

  /** What a call says of the visitor: nothing, unless the source is personal; null where that one has nobody to ask for. */
  private personalHeaders({ isPersonal, upstream }: SourceDefinition, asker?: Asker): Record<string, string> | null {
    if (!isPersonal) return {};
    if (asker === undefined) return null;
    const names = own(this.options.upstreams, upstream)?.cookies;
    return ownCookies(asker, names) === undefined ? null : askerHeaders(asker, names);
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
    { required, gone, headers }: { required: boolean; gone: AbortSignal; headers: Record<string, string> },
  ): SourceCall {
    const { metrics } = this.options;
    const isPersonal = definition.isPersonal === true;
    const call: SourceCall = { name, required, isPersonal, settled: undefined, done: Promise.resolve() };
    const stop = metrics.sourceSeconds.startTimer({ source: name });
    const upstream = this.callOf(name, definition);
    const answer =
      required && !isPersonal
        ? upstream.insist(path, gone)
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
      });
    return call;
  }

  private callOf(name: string, definition: SourceDefinition): Call {
    const { schema, schemaId = '' } = definition;
    const key = `${name} ${definition.upstream} ${definition.timeoutMs} ${schemaId}`;
    const known = this.calls.get(key);
    if (known !== undefined) return known;
    const upstream = own(this.options.upstreams, definition.upstream);
    if (upstream === undefined) throw new Error(`there is no upstream ${definition.upstream}`);
    const timeoutMs = Math.min(definition.timeoutMs, upstream.timeoutMs);
    const made = createUpstreamCall({
      ...{ name, reader: key, upstream, timeoutMs, schema, isPersonal: definition.isPersonal },
      onBreaker: (openness) => this.options.metrics.sourceBreakers.set({ source: name }, openness),
    });
    this.calls.set(key, made);
    return made;
  }
}

/** Names the sources whose data is the last known one, for their upstream does not answer now. */
export function staleSources(calls: readonly SourceCall[]): string[] {
  return calls.flatMap(({ name, settled }) =>
    settled !== undefined && 'data' in settled && settled.isStale ? [name] : [],
  );
}

/** What has arrived so far, by source. A failed optional source is absent, never a fallback object (R72). */
export function arrivedData(calls: readonly SourceCall[]): SourceData {
  const data: Record<string, unknown> = {};
  for (const { name, settled } of calls) if (settled !== undefined && 'data' in settled) data[name] = settled.data;
  return data as SourceData;
}
