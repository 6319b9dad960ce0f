import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchResult } from '@forecourt/marketplace/src/search/port';
import type { Program } from '../../programs/program';
import type { Workbench } from '../../programs/workbench';
import type { EngineFigures } from '../figures';
import type { Answers, EngineName, EngineSettings, First, Samples } from '../messages';
import type { Query } from '../mix';
import { toRequest } from '../mix';

/** An engine's program after its first answer. */
export class RunningEngine {
  private readonly rounds: Samples[] = [];

  constructor(
    readonly engine: EngineName,
    readonly program: Program,
    private readonly queries: readonly Query[],
    private readonly asked: readonly number[],
    private readonly facts: Omit<EngineFigures, 'engine' | 'classes' | keyof Samples>,
  ) {}

  /** Runs all its searches once, without counting them. */
  async warmUp(): Promise<void> {
    await this.program.ask<Samples>('round');
  }

  async round(): Promise<void> {
    this.rounds.push(await this.program.ask<Samples>('round'));
  }

  /** Returns the answers by the index of the search. */
  async answers(): Promise<ReadonlyMap<number, SearchResult>> {
    const { results } = await this.program.ask<Answers>('answers');
    return new Map(results.map((result, at) => [this.asked[at]!, result]));
  }

  get figures(): EngineFigures {
    return {
      ...{ engine: this.engine, ...this.facts },
      classes: this.rounds.flatMap(() => this.asked.map((index) => this.queries[index]!.class)),
      cpuMs: this.rounds.flatMap(({ cpuMs }) => cpuMs),
      wallMs: this.rounds.flatMap(({ wallMs }) => wallMs),
    };
  }
}

/** A million documents do not fit into Node's default heap. */
const oracleHeap = '--max-old-space-size=12288';

/** Starts engines on one store with one list of searches. */
export class Session {
  constructor(
    private readonly bench: Workbench,
    private readonly store: string,
    private readonly queries: readonly Query[],
  ) {}

  /** Starts an engine of the site. @param asked indexes of its searches */
  async start(engine: 'columnar' | 'oracle', asked: readonly number[]): Promise<RunningEngine> {
    const { program, loadMs, ...restart } = await this.launch({ engine, asked });
    const { rss } = await program.memory();
    const facts = { memory: rss, buildSeconds: loadMs / 1000, ...restart };
    return new RunningEngine(engine, program, this.queries, asked, facts);
  }

  /** Makes a DuckDB database of the store, measures a restart on that file, and starts DuckDB on a copy in memory. */
  async startDuckdb(folder: string, asked: readonly number[]): Promise<RunningEngine> {
    const file = join(this.bench.newFolder('duckdb'), 'listings.duckdb');
    const make = 'infra/bench/dist/duckdb-database.js';
    const { seconds: buildSeconds } = await this.bench.run('duckdb-database', make, [this.store, file, folder]);
    const launch = (fromFile: boolean) => this.launch({ engine: 'duckdb', asked, duckdb: { folder, file, fromFile } });
    const { program: onDisk, restartSeconds, restartCpuSeconds } = await launch(true);
    await this.bench.stop(onDisk);
    const { program } = await launch(false);
    const { rss } = await program.memory();
    const facts = { memory: rss, buildSeconds, restartSeconds, restartCpuSeconds };
    return new RunningEngine('duckdb', program, this.queries, asked, facts);
  }

  /** @returns the program after its first answer, and the time from its start to that answer */
  private async launch(settings: Pick<EngineSettings, 'engine' | 'asked' | 'duckdb'>) {
    const file = join(this.bench.newFolder('engine'), 'settings.json');
    const all: EngineSettings = { ...settings, store: this.store, requests: this.queries.map(toRequest) };
    writeFileSync(file, JSON.stringify(all));
    const begun = performance.now();
    const program = this.bench.start(`engine-${settings.engine}`, 'infra/bench/dist/search-engine.js', {
      ENGINE_SETTINGS: file,
      ...(settings.engine === 'oracle' && { NODE_OPTIONS: oracleHeap }),
    });
    await program.untilListening();
    const { loadMs } = await program.ask<First>('first');
    const restartSeconds = (performance.now() - begun) / 1000;
    return { program, loadMs, restartSeconds, restartCpuSeconds: (await program.cpuMs()) / 1000 };
  }
}
