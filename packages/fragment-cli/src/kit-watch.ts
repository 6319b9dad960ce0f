import { type ChildProcess, spawn } from 'node:child_process';
import { devProblemSchema } from '@forecourt/contracts/dev-sessions';
import * as z from 'zod';
import { findProgram } from './kit-build';

const sourceProblemSchema = devProblemSchema.omit({ from: true });

/** An error of a build, with its place in the source. */
export type SourceProblem = z.infer<typeof sourceProblemSchema>;

/** A build of a remote under development. */
export interface WatchedBuild {
  version: string;
  /** Files of the version, with `manifest.json`. */
  files: ReadonlyMap<string, Buffer>;
  /** Time of the change that it has, epoch ms; null for the first build. */
  savedAt: number | null;
}

/** A running build that watches. */
export interface Watched {
  /** Resolves the stack of an error in a build to the team's source. */
  resolve(version: string, stack: string): Promise<SourceProblem>;
  close(): void;
}

/** What a watching build calls. */
export interface WatchListeners {
  onBuilt: (build: WatchedBuild) => void;
  onFailed: (problem: SourceProblem) => void;
  /** Called if the program ends by itself. */
  onEnded: (reason: string) => void;
}

/** Builds the remote in a folder now and after each change; versions are `<prefix>.1` and so on. @throws CommandError */
export type Watch = (folder: string, prefix: string, listeners: WatchListeners) => Watched;

const buffer = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('built'),
    version: z.string(),
    files: z.map(z.string(), buffer),
    savedAt: z.number().nullable(),
  }),
  z.object({ type: z.literal('failed'), problem: sourceProblemSchema }),
  z.object({ type: z.literal('resolved'), id: z.int(), problem: sourceProblemSchema }),
]);

/** Watches with the `fragment-build` that is installed for the remote. */
export const kitWatch: Watch = (folder, prefix, { onBuilt, onFailed, onEnded }) => {
  const child: ChildProcess = spawn(process.execPath, [findProgram(folder), '--watch', '--version', prefix], {
    ...{ cwd: folder, serialization: 'advanced' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const asked = new Map<number, (problem: SourceProblem) => void>();
  let lastId = 0;
  let closed = false;
  child.on('message', (received) => {
    const message = messageSchema.parse(received);
    if (message.type === 'built') onBuilt(message);
    else if (message.type === 'failed') onFailed(message.problem);
    else {
      asked.get(message.id)?.(message.problem);
      asked.delete(message.id);
    }
  });
  child.on('error', ({ message }) => onEnded(message));
  child.on('exit', (code) => {
    if (!closed) onEnded(`fragment-build ended with the code ${code}, see above.`);
  });
  return {
    resolve: (version, stack) => {
      lastId += 1;
      const id = lastId;
      child.send({ type: 'resolve', id, version, stack });
      return new Promise((resolve) => asked.set(id, resolve));
    },
    close() {
      closed = true;
      if (child.connected) child.disconnect();
    },
  };
};
