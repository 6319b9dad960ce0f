import { pathToFileURL } from 'node:url';
import type { Workbench } from './workbench';

/** The parts of the workspace's scripts that the benchmarks use; they are plain modules without types, imported by path. */
interface WorkspaceScripts {
  'publish-remotes.mjs': {
    publishRemotes(registryUrl: string, environment: NodeJS.ProcessEnv): Promise<void>;
  };
  'browser.mjs': {
    findBrowser(): Promise<string>;
  };
}

export async function workspaceScript<N extends keyof WorkspaceScripts>(
  bench: Workbench,
  name: N,
): Promise<WorkspaceScripts[N]> {
  return (await import(pathToFileURL(bench.built(`infra/workspace/${name}`)).href)) as WorkspaceScripts[N];
}
