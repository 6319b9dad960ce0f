import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { manifestPath } from '@forecourt/contracts';
import type { BegunDev, DevNotes, DevProblem, DevReport } from '@forecourt/contracts/dev-sessions';
import { reasonOf } from '@forecourt/service';
import type { RegistryClient } from './client';
import { coalesce } from './coalesce';
import { CommandError, exitCodes } from './command-error';
import { readBuilt } from './remote-folder';
import type { Build } from './surroundings';
import type { Watched, WatchedBuild } from './watch';

/** Output folder of the builds that the gate checks; `dist/fragment` keeps the last real build. */
const gateFolder = 'dist/dev';
/** Time without a change after which the gate checks the last build, ms: until then the machine is for the next one. */
const gateQuietMs = 3000;
const retryMs = 500;

interface Options {
  client: RegistryClient;
  begun: BegunDev;
  folder: string;
  print: (text: string) => void;
  build: Build;
}

/** The builds of one session: sends each to the registry, has the last one checked in the background, and prints what pages report. */
export class DevSession {
  /** The files of the last build that the registry has. */
  private sent: ReadonlyMap<string, Buffer> = new Map();
  private last: WatchedBuild | null = null;
  /** Time of the change that each build has, epoch ms. */
  private readonly savedAt = new Map<string, number>();
  private notes: DevNotes = { problem: null, findings: null };
  private readonly stopped = new AbortController();
  /** Ends the build that the gate would check, when there is a newer one. */
  private checking = new AbortController();
  private readonly gate = coalesce(() => this.check(), gateQuietMs);
  /** Requests are sent one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: Options) {}

  /** Shows a build. */
  built(build: WatchedBuild): void {
    const { client, begun, print } = this.options;
    this.last = build;
    this.checking.abort();
    this.notes = { ...this.notes, problem: null };
    if (build.savedAt !== null) this.savedAt.set(build.version, build.savedAt);
    this.inTurn(async () => {
      // A newer one is on its way.
      if (this.last !== build) return;
      const changed = [...build.files].filter(
        ([path, bytes]) => path === manifestPath || !this.sent.get(path)?.equals(bytes),
      );
      await client.showDev(begun.key, build.version, new Map(changed));
      this.sent = build.files;
      const took = build.savedAt === null ? '' : ` ${Date.now() - build.savedAt} ms after the change`;
      print(`${build.version} is built and sent${took}.`);
      this.gate.trigger();
    });
  }

  /** Shows an error in the terminal and over the page; what the page showed before stays. */
  failed(problem: DevProblem): void {
    this.options.print(problemText(problem));
    this.note({ ...this.notes, problem });
  }

  /** Prints the reports of the session's pages, and so renews the session, until it is stopped. @param lost called if the session is gone */
  async followReports(watched: Pick<Watched, 'resolve'>, lost: (reason: string) => void): Promise<void> {
    const { client, begun } = this.options;
    let after = 0;
    while (!this.stopped.signal.aborted) {
      try {
        const { reports, last } = await client.leaseDev(begun.key, after, this.stopped.signal);
        after = last;
        for (const report of reports) await this.report(report, watched);
      } catch (error) {
        if (!(error instanceof CommandError) || error.exitCode !== exitCodes.unreachable) return lost(reasonOf(error));
        await delay(retryMs, undefined, { signal: this.stopped.signal }).catch(() => {});
      }
    }
  }

  /** Makes `followReports` return. */
  stop(): void {
    this.stopped.abort();
  }

  /** Ends the session, and what runs for it. */
  async end(): Promise<void> {
    const { client, begun, folder, print } = this.options;
    this.stop();
    this.checking.abort();
    await this.gate.stop();
    await this.turn;
    await rm(join(folder, gateFolder), { recursive: true, force: true });
    await client
      .endDev(begun.key)
      .catch((error: unknown) => print(`The session ends by itself soon: ${reasonOf(error)}`));
  }

  private async report(report: DevReport, watched: Pick<Watched, 'resolve'>): Promise<void> {
    const { version } = report;
    if (report.kind !== 'shown') {
      const problem = await watched.resolve(version, report.stack);
      return this.failed({ from: report.kind, ...problem });
    }
    const savedAt = this.savedAt.get(version);
    const took = savedAt === undefined ? '' : ` after ${Date.now() - savedAt} ms`;
    this.options.print(
      `${version} was shown${took}${report.how === 'refreshed' ? ', with its state' : ', on a new page'}.`,
    );
  }

  /** Runs the gate on the last build, as it would be published. */
  private async check(): Promise<void> {
    const { client, begun, folder, print, build } = this.options;
    const { last } = this;
    if (last === null) return;
    this.checking = new AbortController();
    const { signal } = this.checking;
    try {
      if (!(await build(folder, last.version, gateFolder, signal)) || signal.aborted) return;
      const { remote, version, files } = await readBuilt(join(folder, gateFolder));
      const { findings } = await client.check(remote, version, files, signal);
      if (signal.aborted) return;
      this.note({ ...this.notes, findings });
      print(
        findings.length === 0
          ? `The gate has no objection to ${version}.`
          : [
              `The gate would refuse ${version}:`,
              ...findings.map(({ rule, what, remedy }) => `  - [${rule}] ${what} ${remedy}`),
            ].join('\n'),
      );
    } catch (error) {
      if (!signal.aborted) print(`The gate could not check ${last.version} of ${begun.prefix}: ${reasonOf(error)}`);
    }
  }

  private note(notes: DevNotes): void {
    const { client, begun } = this.options;
    this.notes = notes;
    this.inTurn(() => client.noteDev(begun.key, notes));
  }

  private inTurn(work: () => Promise<void>): void {
    this.turn = this.turn.then(work).catch((error: unknown) => this.options.print(reasonOf(error)));
  }
}

/** Returns an error with its place in the source, for the terminal. */
export function problemText({ from, message, file, line, frame }: DevProblem): string {
  const titles = { build: 'It does not build', server: 'It failed on the server', browser: 'It failed in a browser' };
  const place = file === null ? '' : ` (${file}${line === null ? '' : `:${line}`})`;
  return [`${titles[from]}${place}:`, message, ...(frame === null ? [] : ['', frame])].join('\n');
}
