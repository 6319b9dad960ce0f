import type { RegistryClient } from './client';
import type { StartRenderer } from './local-renderer';
import type { Watch } from './watch';

/** Builds a version of the remote in a folder, into `out` inside it. @returns whether it succeeded; it prints errors itself. */
export type Build = (folder: string, version: string, out: string, signal: AbortSignal) => Promise<boolean>;

/** The surroundings of a command. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  /** How people call the command, `npm run fragment --` or `npx fragment`. */
  called: string;
  /** The site's own repository, if the working directory is inside it. */
  tree: string | null;
  cwd: string;
  /** Files of a new remote. */
  template: string;
  build: Build;
  watch: Watch;
  /** Starts a renderer on this machine, for `dev --offline`. */
  startRenderer: StartRenderer;
  print: (text: string) => void;
  /** Ends a command that runs until then. */
  signal: AbortSignal;
  /** Connects to the registry of the environment. @throws CommandError */
  connect(): Promise<RegistryClient>;
}
