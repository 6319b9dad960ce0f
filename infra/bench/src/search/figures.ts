import { thousands } from '@forecourt/search-state';
import type { Table } from '../report/markdown';
import { mean, median, percentile } from '../statistics';
import type { EngineName, Samples } from './messages';
import { type QueryClass, queryClasses } from './mix';

/** Times of one engine for each search, its memory and its start. */
export interface EngineFigures extends Samples {
  engine: EngineName;
  /** The kind of search of each sample. */
  classes: readonly QueryClass[];
  /** Resident memory after loading and a garbage collection, bytes. */
  memory: number;
  /** Time to build the engine's index from the marketplace's store, s. */
  buildSeconds: number;
  /** Time from the start of its process, with its files on disk, to the first answer, s. */
  restartSeconds: number;
  /** CPU time of the restart. */
  restartCpuSeconds: number;
}

export const engineNames: Readonly<Record<EngineName, string>> = {
  columnar: 'columnar',
  oracle: 'naive oracle',
  duckdb: 'DuckDB',
};

/** Returns a table with a line for each engine: CPU and wall time of a search, memory, start. */
export function engineTable(engines: readonly EngineFigures[]): Table {
  const [cpu, wall] = ['CPU', 'wall'].map((name) => [`${name} p50`, `${name} p95`, `${name} p99`]);
  return {
    head: ['engine', ...cpu!, 'CPU mean', ...wall!, 'memory', 'from the store', 'start to first answer', 'CPU of that'],
    lines: engines.map(({ engine, cpuMs, wallMs, memory, buildSeconds, ...restart }) => [
      engineNames[engine],
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(cpuMs, share))),
      milliseconds(mean(cpuMs)),
      ...[0.5, 0.95, 0.99].map((share) => milliseconds(percentile(wallMs, share))),
      `${thousands(Math.round(memory / 1e6))} MB`,
      ...[buildSeconds, restart.restartSeconds, restart.restartCpuSeconds].map((seconds) => `${seconds.toFixed(1)} s`),
    ]),
  };
}

/** Returns a table with a line for each kind of search: the number of listings found, and the CPU time of each engine, p50 / p95. */
export function classTable(
  engines: readonly EngineFigures[],
  totals: ReadonlyMap<QueryClass, readonly number[]>,
): Table {
  return {
    head: ['search', 'searches', 'finds, p50', ...engines.map(({ engine }) => `${engineNames[engine]}, CPU p50 / p95`)],
    lines: [...totals].map(([kind, found]) => [
      queryClasses[kind],
      String(found.length),
      thousands(Math.round(median(found))),
      ...engines.map(({ classes, cpuMs }) => {
        const own = cpuMs.filter((_, at) => classes[at] === kind);
        if (own.length === 0) return '–';
        return `${milliseconds(percentile(own, 0.5))} / ${milliseconds(percentile(own, 0.95))}`;
      }),
    ]),
  };
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
