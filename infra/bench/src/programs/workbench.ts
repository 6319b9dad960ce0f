import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UpstreamUrls } from '../shell/upstreams';
import { type FinishedRun, runToEnd } from './finished-run';
import { freePort } from './free-port';
import { Program } from './program';
import { environmentOf } from './sources';

/** A server under measurement, ready to answer. */
export interface Running {
  url: string;
  program: Program;
}

/** The repository under measurement, a folder for data, and every program that the benchmarks started. */
export class Workbench {
  /** Removed when the benchmarks end. */
  readonly folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  private readonly programs = new Set<Program>();
  private readonly runs = new Set<ChildProcess>();

  constructor(
    /** The repository. */
    readonly root: string,
    /** Runs tiny rounds, to check that everything works; their figures mean little. */
    readonly quick: boolean,
  ) {}

  /** Returns the first number for a full run, the second for a quick run. */
  size(full: number, quick: number): number {
    return this.quick ? quick : full;
  }

  /** Returns the full path of a built file. @throws if it does not exist */
  built(path: string): string {
    const full = join(this.root, path);
    if (!existsSync(full)) throw new Error(`${path} does not exist: run \`npm run build\` first.`);
    return full;
  }

  /** Creates a folder for a program's data. */
  newFolder(name: string): string {
    return mkdtempSync(join(this.folder, `${name}-`));
  }

  /** Starts a built program of the repository under measurement. */
  start(name: string, script: string, environment: Readonly<Record<string, string>>): Program {
    const logFolder = join(this.folder, 'logs');
    mkdirSync(logFolder, { recursive: true });
    const probe = this.built('infra/bench/dist/probe.js');
    const program = Program.start({ name, script: this.built(script), environment, probe, logFolder });
    this.programs.add(program);
    return program;
  }

  /** Runs a built program of the repository under measurement to its end. @throws with its output if it fails */
  async run(
    name: string,
    script: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<FinishedRun> {
    const probe = this.built('infra/bench/dist/probe.js');
    const folder = this.newFolder('run');
    const onStart = (child: ChildProcess) => {
      this.runs.add(child);
      child.once('close', () => this.runs.delete(child));
    };
    return runToEnd({ name, script: this.built(script), args, environment, probe, folder, onStart });
  }

  /** Starts a program that listens on the port that an environment variable names, and waits until its health check answers 200. */
  async serve(
    name: string,
    script: string,
    portVariable: string,
    environment: Readonly<Record<string, string>>,
    timeoutMs?: number,
  ): Promise<Running> {
    const port = String(await freePort());
    const program = this.start(name, script, { ...environment, [portVariable]: port });
    const url = `http://127.0.0.1:${port}`;
    await program.untilReady(`${url}/healthz`, timeoutMs);
    return { url, program };
  }

  /** Starts a shell with a registry and upstreams; by default the one of production, with a data folder of its own. */
  shell(options: {
    registryUrl: string;
    upstreams: UpstreamUrls;
    environment?: Readonly<Record<string, string>>;
    script?: string;
  }): Promise<Running> {
    const { registryUrl, upstreams, environment = {}, script = 'shell/dist/main.js' } = options;
    return this.serve('shell', script, 'PORT', {
      REGISTRY_URL: registryUrl,
      ...environmentOf(upstreams),
      DATA_DIR: this.newFolder('shell'),
      ...environment,
    });
  }

  /** Calls a function, then stops every program that it started. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    const before = new Set(this.programs);
    try {
      return await run();
    } finally {
      await this.stop(...[...this.programs].filter((program) => !before.has(program)).reverse());
    }
  }

  async stop(...programs: readonly Program[]): Promise<void> {
    for (const program of programs) {
      await program.stop();
      this.programs.delete(program);
    }
  }

  /** Kills all programs that still run, and removes the folder. */
  close(): void {
    for (const program of this.programs) program.kill();
    for (const child of this.runs) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
