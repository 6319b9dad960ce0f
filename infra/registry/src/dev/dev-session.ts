import { randomBytes } from 'node:crypto';
import { devPrefix, type Manifest, personalSources } from '@forecourt/contracts';
import type { BeginDev, DevNotes, DevReport, DevReports, DevState } from '@forecourt/contracts/dev-sessions';
import { integrityOf } from '@forecourt/contracts/integrity';

type Files = ReadonlyMap<string, Uint8Array>;

/** Builds whose files a session holds: pages with the build before the last one still load from it. */
const mostBuilds = 2;
/** Reports that a session holds for its command; the oldest are dropped. */
const mostReports = 100;

/** A session of `fragment dev`: its last builds in memory, what pages are told, and what they report. */
export class DevSession {
  readonly key = randomBytes(24).toString('base64url');
  readonly prefix: string;
  private readonly builds = new Map<string, Files>();
  private current: DevState;
  private reports: DevReport[] = [];
  /** Number of the last report. */
  private last = 0;
  private readonly listeners = new Set<(state: DevState | null) => void>();
  private readonly waiting = new Set<() => void>();

  constructor(
    { remote, version }: Pick<BeginDev, 'remote' | 'version'>,
    /** Sender of the request that began it; others may not change it. */
    readonly who: string,
  ) {
    this.prefix = devPrefix(version, `x${randomBytes(4).toString('hex')}`);
    this.current = { remote, build: null, problem: null, findings: null };
  }

  get state(): DevState {
    return this.current;
  }

  /** Returns all files of a build, given those that differ from the last one: files of the same path and hash are taken from there. */
  complete(changed: Files, { files: listed }: Pick<Manifest, 'files'>): Files {
    const before = [...this.builds.values()].at(-1);
    const files = new Map(changed);
    for (const [path, { integrity }] of Object.entries(listed)) {
      const same = before?.get(path);
      if (!files.has(path) && same !== undefined && integrityOf(same) === integrity) files.set(path, same);
    }
    return files;
  }

  /** Makes a build the one that pages show. */
  show(manifest: Manifest, files: Files): void {
    this.builds.set(manifest.version, files);
    for (const version of [...this.builds.keys()].slice(0, -mostBuilds)) this.builds.delete(version);
    const build = {
      version: manifest.version,
      manifest: integrityOf(files.get('manifest.json') ?? new Uint8Array()),
      ...(personalSources(manifest).length > 0 && { personal: true as const }),
    };
    this.change({ ...this.current, build, problem: null });
  }

  note(notes: DevNotes): void {
    this.change({ ...this.current, ...notes });
  }

  file(version: string, path: string): Uint8Array | undefined {
    return this.builds.get(version)?.get(path);
  }

  /** Calls back with each new state, and with null at the end. @returns a function that removes the listener */
  onChange(listener: (state: DevState | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  report(report: DevReport): void {
    this.reports = [...this.reports, report].slice(-mostReports);
    this.last += 1;
    this.wake();
  }

  /** Returns the reports after a number; if there are none, waits for the next one, for `ms` at most. */
  async reportsAfter(after: number, ms: number, gone: AbortSignal): Promise<DevReports> {
    if (this.last <= after) await this.next(ms, gone);
    const count = Math.max(0, this.last - after);
    return { reports: count === 0 ? [] : this.reports.slice(-count), last: this.last };
  }

  end(): void {
    for (const listener of [...this.listeners]) listener(null);
    this.wake();
    this.builds.clear();
  }

  private next(ms: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        gone.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      gone.addEventListener('abort', done);
      this.waiting.add(done);
    });
  }

  private wake(): void {
    for (const done of [...this.waiting]) done();
  }

  private change(state: DevState): void {
    this.current = state;
    for (const listener of [...this.listeners]) listener(state);
  }
}
