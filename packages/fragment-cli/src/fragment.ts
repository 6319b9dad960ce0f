import { fileURLToPath } from 'node:url';
import { kitBuild } from './kit-build';
import { runCommand } from './run';

/** The bundle in `dist` lies as deep as this file. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');
const ended = new AbortController();
// A terminal's Ctrl-C reaches this process directly and once more through npm: both mean the same.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  root,
  cwd: process.cwd(),
  template: here('../template'),
  build: kitBuild(root),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  signal: ended.signal,
});
