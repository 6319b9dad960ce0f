/**
 * `npm test`: installs, builds, then types, lint, what nobody uses, unit and contract tests, browser tests. The last line counts them all.
 * A workspace that did not change, nor anything that it stands on, is answered from turbo's cache; it counts all the same.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers } from './browser.mjs';
import { build, install, root, turbo } from './setup.mjs';
import { reportOf, workspaceFolders } from './workspaces.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const seconds = (since) => Math.round((performance.now() - since) / 1000);

/** Runs a command to its end. @returns whether it succeeded, and what it wrote where that was not shown at once */
function run(command, args, { environment = {}, shown = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A check without cases of its own counts as one. */
async function check(command, args) {
  const { ok, output } = await run(command, args);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The figures of a runner; one that failed without a failed case, or left no figures, counts as one failure. */
function figuresOf(ok, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: failed + (ok || failed > 0 ? 0 : 1) };
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function unitTests(args) {
  const tested = workspaceFolders.filter((folder) => readJson(join(root, folder, 'package.json')).scripts?.test);
  for (const folder of tested) rmSync(join(root, reportOf(folder)), { force: true });
  const { ok } = await run(
    turbo.command,
    // Each workspace in one process; one more than there are cores, for some wait for programs that they have started.
    [
      ...['run', 'test', '--continue', '--output-logs=errors-only', ...turbo.options, '--concurrency=3'],
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { environment: turbo.environment, shown: true },
  );
  const reports = tested.map((folder) =>
    figuresOf(true, () => {
      const report = readJson(join(root, reportOf(folder)));
      return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
    }),
  );
  return figuresOf(ok, () => sum(reports));
}

/** The site of the browser tests, started while other things are tested. */
function startSite() {
  const environment = readJson(join(root, 'infra/e2e/site.json'));
  const child = spawn(process.execPath, [join(root, 'infra/e2e/serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  // It says so itself: what answers at its port may be somebody else's.
  const ready = new Promise((resolve, reject) => {
    const hear = (data) => {
      output += data;
      if (output.includes('Forecourt is ready')) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    void ended.then(() => reject(new Error(`The site of the browser tests ended by itself:\n${output}`)));
  });
  // Heard of when the browser tests wait for it.
  ready.catch(() => {});
  return {
    url: `http://localhost:${environment.PORT}`,
    ready,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function browserTests(site) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  const report = join(folder, 'playwright.json');
  try {
    await site.ready;
    const { ok, output } = await run(
      bin('playwright'),
      // Two browsers and a site of seven programs share the machine with whatever else it does: what fails is tried once more, and named.
      ['test', '-c', 'infra/e2e/playwright.config.ts', '--reporter=dot,json', '--retries=1'],
      {
        environment: { ...(await findBrowsers()), E2E_SITE: site.url, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    if (!ok) console.log(output);
    return figuresOf(ok, () => {
      const { stats, suites } = readJson(report);
      for (const title of flakyIn(suites)) console.log(`Passed only when it was tried again, to be mended: ${title}`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    });
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await site.stop();
  }
}

/** Titles of a report's tests that failed and then passed. */
function flakyIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [], file }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyIn(inner),
  ]);
}

function sum(all) {
  const total = (name) => all.reduce((so, each) => so + each[name], 0);
  return { passed: total('passed'), failed: total('failed') };
}

const steps = [];
async function step(title, work) {
  console.log(`\n— ${title} …`);
  const start = performance.now();
  const figures = (await work()) ?? { passed: 0, failed: 0 };
  steps.push({ title, ...figures, took: seconds(start) });
}

await step('Install and build', () => {
  install();
  build();
});
const site = startSite();
await step('Types, lint, unused exports and dependencies', async () =>
  sum([
    ...(await Promise.all([check(bin('tsc'), ['-p', 'tsconfig.json']), check(bin('biome'), ['check', '.'])])),
    await check(bin('knip'), []),
  ]),
);
// One after the other: either keeps the cores busy, and pages that share them with the unit tests pass their deadlines.
await step('Unit and contract tests', () => unitTests(process.argv.slice(2)));
await step('Browser tests', () => browserTests(site));

console.log('');
for (const { title, passed, failed, took } of steps) {
  console.log(`${title}: ${passed + failed > 0 ? `${passed} passed, ${failed} failed, ` : ''}${took} s`);
}
const { passed, failed } = sum(steps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
