/** `npm test`: installs, builds, then types, lint, unit and contract tests, browser tests. The last line counts them all. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, install, root } from './setup.mjs';

install();
build();

const reports = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const bin = (name) => join(root, 'node_modules/.bin', name);
let passed = 0;
let failed = 0;

function step(title, command, args, environment = {}) {
  console.log(`\n— ${title}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error !== undefined) console.error(error.message);
  return status === 0;
}

/** A check that has no cases of its own counts as one. */
function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

/** Adds a runner's own figures; a runner that failed without any counts as one failure. */
function countReport(ok, file, read) {
  try {
    const figures = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += figures.passed;
    failed += figures.failed + (ok || figures.failed > 0 ? 0 : 1);
  } catch {
    failed += 1;
  }
}

count(step('Types', bin('tsc'), ['-p', 'tsconfig.json']));
count(step('Lint', bin('biome'), ['check', '.']));

const jestReport = join(reports, 'jest.json');
const jestOk = step(
  'Unit and contract tests',
  bin('jest'),
  ['--maxWorkers=2', '--silent', '--json', `--outputFile=${jestReport}`, ...process.argv.slice(2)],
  {
    NODE_ENV: 'test',
  },
);
countReport(jestOk, jestReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}));

const browserReport = join(reports, 'playwright.json');
const browserOk = step('Browser tests', bin('playwright'), ['test', '-c', 'infra/e2e/playwright.config.ts'], {
  CHROMIUM: await findBrowser(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});
countReport(browserOk, browserReport, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}));

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
