/** `fragment-build --watch`: builds on every change and sends each result to the program that started it, which publishes nothing. */
import { withRealPaths } from '../local/real-paths';
import type { SourceProblem } from './problem';
import { stackProblem } from './problem';
import { type WatchedBuild, watchRemote } from './watch-remote';

/** Builds whose source maps are retained: pages report errors of the one before the last. */
const mostBuilds = 3;

/** A message to the program that started this one; Node's advanced serialisation carries maps and buffers. */
export type WatchMessage =
  | { type: 'built'; version: string; files: ReadonlyMap<string, Buffer>; serverMap: string; savedAt: number | null }
  | { type: 'failed'; problem: SourceProblem }
  | { type: 'resolved'; id: number; problem: SourceProblem };

/** A message from that program: resolves the stack of an error to the source. */
export interface ResolveMessage {
  type: 'resolve';
  id: number;
  version: string;
  stack: string;
}

/** Runs until the program that started it disconnects. @param prefix text that the builds' versions begin with */
export function watchForParent(folder: string, prefix: string): void {
  if (process.send === undefined) throw new Error('--watch is for "fragment dev", which starts it itself.');
  const send = (message: WatchMessage) => void process.send?.(message);
  const builds = new Map<string, WatchedBuild>();
  let number = 1;
  const watching = watchRemote({
    folder,
    nextVersion: () => `${prefix}.${number}`,
    onBuilt(built) {
      number += 1;
      const { version } = built.manifest;
      builds.set(version, built);
      for (const old of [...builds.keys()].slice(0, -mostBuilds)) builds.delete(old);
      const serverMap = withRealPaths(built.serverMap, folder);
      send({ type: 'built', version, files: built.files, serverMap, savedAt: built.savedAt });
    },
    onFailed: (problem) => send({ type: 'failed', problem }),
  });
  process.on('message', (message: ResolveMessage) => {
    const build = builds.get(message.version);
    const problem = stackProblem(message.stack, (path) => build && mapOf(build, path));
    send({ type: 'resolved', id: message.id, problem });
  });
  process.on('disconnect', () => void watching.close().then(() => process.exit()));
  // A terminal's Ctrl-C reaches this process, too; it ends with the program that started it.
  process.on('SIGINT', () => {});
}

/** Returns the source map of a built file: that of `server.js` is beside it, those for browsers are within the files. */
function mapOf({ files, serverMap, manifest }: WatchedBuild, path: string): string | undefined {
  if (path === manifest.server) return serverMap;
  const [, base64] =
    /sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)\s*$/.exec(files.get(path)?.toString() ?? '') ??
    [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString();
}
