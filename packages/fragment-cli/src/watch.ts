/** A build of a remote that watches, for `fragment dev`. */
import { devProblemSchema } from '@forecourt/contracts/dev-sessions';
import type * as z from 'zod';

/** Schema of an error of a build, with its place in the source. */
export const sourceProblemSchema = devProblemSchema.omit({ from: true });

/** An error of a build, with its place in the source. */
export type SourceProblem = z.infer<typeof sourceProblemSchema>;

/** A build of a remote under development. */
export interface WatchedBuild {
  version: string;
  /** Files of the version, with `manifest.json`. */
  files: ReadonlyMap<string, Buffer>;
  /** Source map of `server.js` with the real paths of the remote's sources, JSON; it never leaves this machine. */
  serverMap: string;
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
