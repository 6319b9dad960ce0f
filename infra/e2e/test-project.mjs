/**
 * `npm run test:<project>`: runs a project of the browser tests on its own site, and writes its figures to a file that turbo caches, so
 * that a cached run counts, too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowsers } from '../workspace/browser.mjs';
import { reportOf, root } from '../workspace/workspaces.mjs';

/** First port of each project's site. */
const ports = { pages: 4300, changes: 4310 };

/** Starts a site. @throws with its output if it ends before it is ready */
async function startSite(port) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), `${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  // Waits for its own message, because another process may answer at its port.
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
  // Browsers and a site of seven programs share the machine with other work, so a failed test is retried once, and reported.
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
