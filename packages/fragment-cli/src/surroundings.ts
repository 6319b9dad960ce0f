import type { RegistryClient } from './client';

/** Builds the remote in a folder as a version, into `out` below it. @returns whether it succeeded; it prints what went wrong. */
export type Build = (folder: string, version: string, out: string, signal: AbortSignal) => Promise<boolean>;

/** All that a command takes from its surroundings. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  /** The repository. */
  root: string;
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
