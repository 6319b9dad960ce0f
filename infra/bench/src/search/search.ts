import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import { thousands } from '@forecourt/search-state';
import type { RowId } from '../budgets';
import { installDuckdb } from '../peers/duckdb/install';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { mean, percentile } from '../statistics';
import { Session } from './engines/session';
import { classTable, type EngineFigures, engineNames, engineTable } from './figures';
import { storeOf } from './inventory';
import { mixedQueries, type Query, type QueryClass, queryClasses, shares, toPath } from './mix';
import { differenceOf } from './same-answer';

type Size = readonly [full: number, quick: number];

/** Sizes of each benchmark, for a full and a quick run. */
const sizes = {
  search: { listings: [100_000, 2_000], rounds: [5, 1], oracleSearches: [200, 20] },
  'search-1m': { listings: [1_000_000, 4_000], rounds: [3, 1], oracleSearches: [20, 7] },
} satisfies Record<string, Record<'listings' | 'rounds' | 'oracleSearches', Size>>;
export type SearchBenchmark = keyof typeof sizes;

export const searchTitles: Readonly<Record<SearchBenchmark, string>> = {
  search: 'listing search, 100,000 listings',
  'search-1m': 'listing search, 1,000,000 listings',
};

const querySeed = 1;
/** Rounds after which code is optimized and every statement is prepared. */
const warmUpRounds = 2;

/** Runs the same searches by the site's engine, DuckDB and the oracle, each in a separate process. @throws if two answers differ */
export async function search(bench: Workbench, name: SearchBenchmark): Promise<Findings> {
  const size: Record<'listings' | 'rounds' | 'oracleSearches', Size> = sizes[name];
  const rounds = bench.size(...size.rounds);
  const queries = mixedQueries(bench.size(200, 20), querySeed);
  const everything = queries.map((_, index) => index);
  const listings = bench.size(...size.listings);
  const session = new Session(bench, await storeOf(bench, listings), queries);

  const oracle = await session.start('oracle', someOfEachKind(queries, bench.size(...size.oracleSearches)));
  await oracle.round();
  const oracleAnswers = await oracle.answers();
  await bench.stop(oracle.program);

  const ours = await session.start('columnar', everything);
  const installed = installDuckdb(bench);
  const rivals = [ours, ...('folder' in installed ? [await session.startDuckdb(installed.folder, everything)] : [])];
  for (let round = 0; round < warmUpRounds; round += 1) for (const rival of rivals) await rival.warmUp();
  for (let round = 0; round < rounds; round += 1) for (const rival of rivals) await rival.round();

  const answers = await ours.answers();
  compare(queries, answers, oracleAnswers, engineNames.oracle);
  for (const rival of rivals.slice(1)) compare(queries, answers, await rival.answers(), engineNames[rival.engine]);

  const figures = [...rivals, oracle].map((engine) => engine.figures);
  return {
    values: valuesOf(name, figures),
    tables: [engineTable(figures), classTable(figures, totalsOf(queries, answers))],
    notes: [
      `${thousands(queries.length)} different searches of ${thousands(listings)} listings (of the kinds in their order: ${Object.values(shares).join(', ')} in a hundred), each for a page of 30, the total, the counts of all facets without their own choice, and the statistics. Percentiles over ${rounds} rounds after ${warmUpRounds} to warm up; the engines take turns.`,
      `Every answer of every engine was compared, and all were the same. The oracle was asked ${oracleAnswers.size} of the searches.`,
      'missing' in installed
        ? installed.missing
        : 'DuckDB has one thread and searches in memory; it starts from its file. Neither the planning of its statements nor putting their rows into form is counted.',
    ],
  };
}

function valuesOf(name: SearchBenchmark, [ours, ...others]: readonly EngineFigures[]): Findings['values'] {
  const { cpuMs, wallMs, memory, restartSeconds } = ours!;
  const duckdb = others.find(({ engine }) => engine === 'duckdb')?.cpuMs;
  const values = {
    'cpu-p50': percentile(cpuMs, 0.5),
    'cpu-p99': percentile(cpuMs, 0.99),
    'wall-p50': percentile(wallMs, 0.5),
    'wall-p99': percentile(wallMs, 0.99),
    restart: restartSeconds,
    memory: memory / 1e6,
    ...(duckdb && {
      'duckdb-p50': percentile(duckdb, 0.5) / percentile(cpuMs, 0.5),
      'duckdb-mean': mean(duckdb) / mean(cpuMs),
    }),
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}` as RowId, value]));
}

/** Returns the indexes of `count` searches, with one of each kind among them. */
function someOfEachKind(queries: readonly Query[], count: number): number[] {
  const places = queries.map((_, index) => index);
  const first = places.filter((index) => queries.findIndex((query) => query.class === queries[index]!.class) === index);
  return [...new Set([...first, ...places])].slice(0, count);
}

/** @throws if the answers to a search differ */
function compare(
  queries: readonly Query[],
  ours: ReadonlyMap<number, SearchResult>,
  others: ReadonlyMap<number, SearchResult>,
  name: string,
): void {
  for (const [index, other] of others) {
    const difference = differenceOf(other, ours.get(index)!);
    if (difference === null) continue;
    throw new Error(`${toPath(queries[index]!)} has another answer than from ${name}: ${difference}.`);
  }
}

/** Returns the numbers of listings found by the searches of each kind. */
function totalsOf(
  queries: readonly Query[],
  answers: ReadonlyMap<number, SearchResult>,
): ReadonlyMap<QueryClass, number[]> {
  const kinds = Object.keys(queryClasses) as QueryClass[];
  const totals = (kind: QueryClass) =>
    queries.flatMap((query, index) => (query.class === kind ? [answers.get(index)!.total] : []));
  return new Map(kinds.map((kind) => [kind, totals(kind)]));
}
