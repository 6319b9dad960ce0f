import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

const keptLines = 50;

/** A built program of the site as a process; after a restart it listens on the same port. */
export class Program {
  private child: ChildProcess | undefined;
  private readonly lines: string[] = [];
  /** Its URL, once it has logged it. */
  url = '';

  constructor(
    private readonly script: string,
    private readonly portVariable: string,
    private readonly environment: () => Readonly<Record<string, string>>,
    /** Path of Node. */
    private readonly node: string = process.execPath,
  ) {}

  /** Returns its process id. @throws if it is not running */
  get pid(): number {
    if (this.child?.pid === undefined || !this.isRunning) throw new Error(`${this.script} does not run.`);
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Starts it; resolves once it listens. @param hasDisk false to simulate a full disk. @param daysAhead offset of its clock. @param isElsewhere it represents
   * a program on another machine, and runs at low priority. @param environment for this run alone. @throws with the end of its log if it ends before
   */
  async start({
    hasDisk = true,
    daysAhead = 0,
    isElsewhere = false,
    environment = {} as Readonly<Record<string, string>>,
  } = {}): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const clock = daysAhead === 0 ? [] : ['--import', clockAhead(daysAhead)];
    const node = [this.node, '--enable-source-maps', ...clock, this.script];
    const [command, ...args] = hasDisk ? node : ['prlimit', fileSize(false), ...node];
    const child = spawn(command!, args, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...this.environment(),
        ...environment,
        [this.portVariable]: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    if (isElsewhere) setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
    const errors = createInterface({ input: child.stderr });
    errors.on('line', (line) => this.keep(line));
    this.url = await new Promise<string>((resolve, reject) => {
      const output = createInterface({ input: child.stdout });
      output.on('line', (line) => {
        this.keep(line);
        const url = urlIn(line);
        if (url !== undefined) resolve(url);
      });
      child.once('exit', () => reject(new Error(`${this.script} ended before it listened:\n${this.log()}`)));
    });
  }

  /** Switches between a working and a full disk. */
  limitDisk({ hasDisk }: { hasDisk: boolean }): void {
    execFileSync('prlimit', ['--pid', String(this.child!.pid), fileSize(hasDisk)]);
  }

  /** Returns the end of its log. */
  log(): string {
    return this.lines.join('\n');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Ends it; resolves when it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const exit = once(this.child!, 'exit');
    this.signal(signal);
    await exit;
  }

  private keep(line: string): void {
    this.lines.push(line);
    if (this.lines.length > keptLines) this.lines.shift();
  }
}

/** Maximum size of written files, bytes: the system's limit, which does not end a Node process. Every useful file is larger. */
const fileSize = (hasDisk: boolean) => `--fsize=${hasDisk ? 'unlimited' : '1024'}:`;

/** A module that sets the clock of a process ahead. */
const clockAhead = (days: number) =>
  `data:text/javascript,${encodeURIComponent(`
    const { Date: Real } = globalThis;
    const ahead = ${days} * 86_400_000;
    globalThis.Date = class Date extends Real {
      constructor(...given) {
        if (given.length === 0) super(Real.now() + ahead);
        else super(...given);
      }
      static now() {
        return Real.now() + ahead;
      }
    };`)}`;

/** Returns the URL in a service's log line about listening. */
function urlIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { url } = JSON.parse(line) as { url?: unknown };
    return typeof url === 'string' ? url : undefined;
  } catch {
    return undefined;
  }
}
