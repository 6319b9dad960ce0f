import type { RegistryClient } from './client';

/** Builds the remote in a folder as a version, into `out` below it. @returns whether it succeeded; it prints what went wrong. */
export type Build = (folder: string, version: string, out: string, signal: AbortSignal) => Promise<boolean>;

/** All that a command takes from its surroundings. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  /** How people call the command, `npm run fragment --` or `npx fragment`. */
  called: string;
  /** The site's own repository, where the person stands in it. */
  tree: string | null;
  cwd: string;
  /** Files of a new remote. */
  template: string;
  build: Build;
  print: (text: string) => void;
  /** Ends a command that goes on until then. */
  signal: AbortSignal;
  /** The registry that the environment names. @throws CommandError */
  connect(): Promise<RegistryClient>;
}
