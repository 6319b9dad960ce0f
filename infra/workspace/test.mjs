/**
 * `npm test`: installs and builds, then checks types, lint and unused code, and runs unit, contract and browser tests. The last line is the
 * total. Results of workspaces that did not change, including their dependencies, come from turbo's cache, also those of browser tests;
 * they count all the same.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './browser.mjs';
import { build, install, root, turbo } from './setup.mjs';
import { reportOf, workspaceFolders } from './workspaces.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const seconds = (since) => Math.round((performance.now() - since) / 1000);

/** Runs a command. @returns whether it succeeded, and its output unless that was shown */
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

/** Runs a check without test cases; it counts as one case. */
async function check(command, args) {
  const { ok, output } = await run(command, args);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Returns the counts of a test runner; one that failed without a failed case, or left no counts, counts as one failure. */
function figuresOf(ok, read) {
  try {
    const { passed, failed } = read();
    return { passed, failed: failed + (ok || failed > 0 ? 0 : 1) };
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs a task of workspaces with turbo, unless its results are cached, and sums up their reports.
 * @param groups workspaces side by side: the turbo filters of each group, whose workspaces run one after the other
 * @param reports path of each workspace's report, and a function that returns its counts
 */
async function tasks(name, groups, { args = [], environment = {} }, reports) {
  for (const { path } of reports) rmSync(join(root, path), { force: true });
  const runs = await Promise.all(
    groups.map((filters) =>
      run(
        turbo.command,
        [
          ...['run', name, ...filters.map((filter) => `--filter=${filter}`), '--concurrency=1', '--continue'],
          ...['--output-logs=errors-only', ...turbo.options, ...(args.length > 0 ? ['--', ...args] : [])],
        ],
        { environment: { ...turbo.environment, ...environment, FORECOURT_BUILT: 'yes' }, shown: true },
      ),
    ),
  );
  const figures = reports.map(({ path, read }) => figuresOf(true, () => read(readJson(join(root, path)))));
  return figuresOf(
    runs.every(({ ok }) => ok),
    () => sum(figures),
  );
}

function unitTests(args) {
  const tested = workspaceFolders.filter((folder) => readJson(join(root, folder, 'package.json')).scripts?.test);
  const read = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  });
  // Each group tests one workspace at a time. There is one group more than cores, because some tests wait for programs that they started. The
  // longest workspaces start first: turbo alone would start them last, after their dependencies, and leave a core idle at the end.
  const long = [
    ['./shell', './infra/chaos'],
    ['./infra/marketplace', './infra/registry'],
  ];
  return tasks(
    'test',
    [...long, long.flat().map((filter) => `!${filter}`)],
    { args },
    tested.map((folder) => ({ path: reportOf(folder), read })),
  );
}

async function browserTests(project) {
  const read = ({ stats, suites }) => {
    for (const title of flakyIn(suites)) console.log(`Passed only when it was tried again, to be mended: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  };
  try {
    const folder = 'infra/e2e';
    return await tasks(`test:${project}`, [[`./${folder}`]], { environment: await findBrowsers() }, [
      { path: reportOf(folder, project), read },
    ]);
  } catch (error) {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** Lists the titles of a report's tests that failed and then passed. */
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
await Promise.all([
  step('Types, lint, unused exports and dependencies', async () =>
    sum(
      await Promise.all([
        check(bin('tsc'), ['-p', 'tsconfig.json']),
        check(bin('biome'), ['check', '.']),
        check(bin('knip'), []),
      ]),
    ),
  ),
  step('Unit and contract tests', () => unitTests(process.argv.slice(2))),
]);
// One after the other: each of them keeps two processors busy, and side by side they end no sooner.
await step('Browser tests of pages', () => browserTests('pages'));
await step('Browser tests that change the site', () => browserTests('changes'));

console.log('');
for (const { title, passed, failed, took } of steps) {
  console.log(`${title}: ${passed + failed > 0 ? `${passed} passed, ${failed} failed, ` : ''}${took} s`);
}
const { passed, failed } = sum(steps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
