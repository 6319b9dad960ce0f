import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitBuild } from './kit-build';
import { kitRenderer } from './kit-renderer';
import { kitWatch } from './kit-watch';
import { runCommand } from './run';

const ended = new AbortController();
// A terminal's Ctrl-C reaches this process directly and once more through npm: both mean the same.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  called: calledAs(process.env),
  tree: treeAround(process.cwd()),
  cwd: process.cwd(),
  // The bundle in `dist` is at the same depth as this file.
  template: fileURLToPath(new URL('../template', import.meta.url)),
  build: kitBuild,
  watch: kitWatch,
  startRenderer: kitRenderer,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: ended.signal,
});

/** Returns how people have called this command, so that suggested commands work. */
function calledAs({ npm_lifecycle_event, npm_command }: NodeJS.ProcessEnv): string {
  if (npm_lifecycle_event === 'fragment') return 'npm run fragment --';
  return npm_command === 'exec' ? 'npx fragment' : 'fragment';
}

/** Returns the site's own repository if a folder is inside it. */
function treeAround(folder: string): string | null {
  if (existsSync(join(folder, 'packages/fragment-kit/src'))) return folder;
  return dirname(folder) === folder ? null : treeAround(dirname(folder));
}
