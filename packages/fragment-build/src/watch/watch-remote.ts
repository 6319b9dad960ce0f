import { join, resolve } from 'node:path';
import type { Manifest } from '@forecourt/contracts';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { assemble, taskOf } from '../assemble';
import type { Compiled } from '../compile';
import { readRemoteFolder } from '../remote-folder';
import { writeFragmentTypes } from '../types/fragment-types';
import { watchConfigs } from './configs';
import { buildProblem, type SourceProblem } from './problem';

/** Time that changes are collected before they are compiled, ms: editors write several files at once. */
const collectMs = 20;

export interface WatchedBuild {
  manifest: Manifest;
  /** Files of the version, with `manifest.json`. */
  files: ReadonlyMap<string, Buffer>;
  /** Source map of `server.js`, which is no part of the version. */
  serverMap: string;
  /** Time of the change that it has, epoch ms; null for the first build. */
  savedAt: number | null;
}

export interface Watching {
  /** Stops the compilers. */
  close(): Promise<void>;
}

export interface WatchOptions {
  folder: string;
  /** Returns the version of the next build. */
  nextVersion: () => string;
  onBuilt: (built: WatchedBuild) => void;
  onFailed: (problem: SourceProblem) => void;
}

/**
 * Builds a remote now and after each change. The compilers keep their state, so a change compiles only what it touches. A change of the
 * list of fragments starts them anew.
 */
export function watchRemote(options: WatchOptions): Watching {
  const folder = resolve(options.folder);
  let running: { close: () => Promise<void> } | null = null;
  let closed = false;
  const restart = async () => {
    await running?.close();
    if (!closed) running = start();
  };
  const start = () => {
    const task = taskOf(readRemoteFolder(folder), 'development');
    const compiler = webpack(watchConfigs(task));
    let savedAt: number | null = null;
    for (const one of compiler.compilers) {
      one.hooks.shouldEmit.tap('watch', () => false);
      one.hooks.invalid.tap('watch', (_file, changedAt) => {
        savedAt ??= changedAt || Date.now();
      });
    }
    /** The last result of each compiler: a change runs only those that it concerns. */
    const results = new Map<string, Stats>();
    let before: ReadonlyMap<string, Buffer> | null = null;
    /** Builds are assembled one after the other. */
    let turn: Promise<void> = Promise.resolve();
    const take = async (stats: MultiStats, since: number | null) => {
      const remote = readRemoteFolder(folder, options.nextVersion());
      if (remote.fragments.join() !== task.remote.fragments.join()) return void restart();
      for (const one of stats.stats) results.set(one.compilation.name ?? '', one);
      const failed = [...results.values()].find((one) => one.hasErrors() || one.hasWarnings());
      if (failed !== undefined) {
        before = null;
        return options.onFailed(buildProblem(failed, folder));
      }
      const [browser, server, ui] = compiler.compilers.map(({ name = '' }) => compiledOf(results.get(name)!)) as [
        Compiled,
        Compiled,
        Compiled?,
      ];
      const { manifest, files, types } = await assemble(
        { ...task, remote },
        { browser, server },
        async () => ui ?? null,
      );
      await writeFragmentTypes(folder, types);
      // The same files may count as changed once more after it.
      const built = new Map([...files, ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, version: '' }))]]);
      if (isSame(built, before)) return;
      before = built;
      const whole = new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
      const serverMap = server.files.get('server.js.map')?.toString() ?? '';
      options.onBuilt({ manifest, files: whole, serverMap, savedAt: since });
    };
    const failedWith = (error: unknown) => {
      before = null;
      const message = error instanceof Error ? error.message : String(error);
      options.onFailed({ message, file: null, line: null, frame: null });
    };
    let isFirst = true;
    const watching = compiler.watch({ aggregateTimeout: collectMs, ignored: ignored(folder) }, (failure, stats) => {
      // Files that were written just before the start may count as changed during the first build.
      const since = isFirst ? null : savedAt;
      isFirst = false;
      savedAt = null;
      if (closed) return;
      if (failure !== null || stats === undefined) return failedWith(failure);
      turn = turn.then(() => take(stats, since)).catch(failedWith);
    });
    return {
      close: () => new Promise<void>((done) => void watching?.close(() => compiler.close(() => done()))),
    };
  };
  running = start();
  return {
    async close() {
      closed = true;
      await running?.close();
    },
  };
}

/** Files that a build writes, or that do not change while one develops. */
function ignored(folder: string): string[] {
  return ['**/node_modules/**', join(folder, 'dist'), join(folder, 'src/fragment-types.d.ts')];
}

function compiledOf({ compilation }: Stats): Compiled {
  const files = compilation.getAssets().map(({ name, source }) => [name, source.buffer()] as const);
  return { compilation, files: new Map(files) };
}

function isSame(files: ReadonlyMap<string, Buffer>, before: ReadonlyMap<string, Buffer> | null): boolean {
  return before?.size === files.size && [...files].every(([path, bytes]) => before.get(path)?.equals(bytes) === true);
}
