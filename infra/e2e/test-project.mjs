/**
 * `npm run test:<project>`: a project of the browser tests on a site of its own, with its figures in a file that turbo keeps, so that a
 * run from the cache counts, too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowsers } from '../workspace/browser.mjs';
import { reportOf, root } from '../workspace/workspaces.mjs';

/** First port of each project's site. */
const ports = { pages: 4300, changes: 4310 };

/** Starts a site. @throws with what it wrote when it ends before it is ready */
async function startSite(port) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), `${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  // It says so itself: what answers at its port may be somebody else's.
  await new Promise((resolve, reject) => {
    const hear = (data) => {
      output += data;
      if (output.includes('Forecourt is ready')) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    void ended.then(() => reject(new Error(`The site of the browser tests ended by itself:\n${output}`)));
  });
  return async function stop() {
    child.kill('SIGTERM');
    await ended;
  };
}

const [project, ...args] = process.argv.slice(2);
const port = ports[project];
const report = join(root, reportOf('infra/e2e', project));
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const browsers = await findBrowsers();
const stop = await startSite(port);
try {
  // Browsers and a site of seven programs share the machine with whatever else it does: what fails is tried once more, and named.
  const { status, error } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '-c',
      join(import.meta.dirname, 'playwright.config.ts'),
      `--project=${project}`,
      '--no-deps',
      '--reporter=dot,json',
      '--retries=1',
      ...args,
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...browsers, E2E_SITE: `http://localhost:${port}`, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  if (error !== undefined) throw error;
  process.exitCode = status ?? 1;
} finally {
  await stop();
}
