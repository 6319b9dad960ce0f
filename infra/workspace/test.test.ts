import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let tree: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
};
const program = (name: string, script: string) => {
  put(`node_modules/.bin/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(join(tree, 'node_modules/.bin', name), 0o755);
};

const unit = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const browser = { stats: { expected: 3, flaky: 0, unexpected: 0 }, suites: [] };

/** Writes a fake turbo that leaves these reports, as the real one does, whether tasks run or are cached. */
function turboLeaves(reports: Readonly<Record<string, object>>, more = ''): void {
  const writing = Object.entries(reports).map(
    ([path, report]) => `mkdir -p $(dirname ${path}); echo '${JSON.stringify(report)}' > ${path}`,
  );
  program('turbo', `case "$2" in build) exit 0;; esac\n${writing.join('\n')}\n${more}`);
}

const reports = {
  'packages/one/.cache/tests.json': unit,
  'shell/.cache/tests.json': unit,
  'infra/e2e/.cache/pages.json': browser,
  'infra/e2e/.cache/changes.json': browser,
};

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  for (const script of ['setup', 'test', 'workspaces', 'browser'])
    cpSync(join(__dirname, `${script}.mjs`), join(tree, `infra/workspace/${script}.mjs`));
  put('package-lock.json', '{}');
  put('node_modules/.package-lock.json', '{}');
  for (const folder of ['packages/one', 'shell'])
    put(`${folder}/package.json`, JSON.stringify({ scripts: { test: 'jest' } }));
  put('infra/e2e/package.json', JSON.stringify({ scripts: { 'test:pages': '', 'test:changes': '' } }));
  for (const name of ['tsc', 'biome', 'knip']) program(name, 'exit 0');
});
afterEach(() => rmSync(tree, { recursive: true }));

/** Runs `npm test` and returns its output and exit code. */
function tested(): Promise<{ code: number; lines: string[] }> {
  const env = { ...process.env, CHROMIUM: '/bin/true', HEADLESS_SHELL: '/bin/true' };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(tree, 'infra/workspace/test.mjs')], { env }, (error, stdout) =>
      resolve({ code: error === null ? 0 : Number(error.code), lines: stdout.trim().split('\n') }),
    );
  });
}

test('the last line of npm test counts checks, unit and browser tests, also those that the cache answers', async () => {
  turboLeaves(reports);
  const { code, lines } = await tested();
  expect([code, lines.at(-1)]).toEqual([0, '19 passed, 0 failed']);
});

test('a failed test, a failed check and a task without a report count, and end npm test with 1', async () => {
  turboLeaves({
    'packages/one/.cache/tests.json': { ...unit, numFailedTests: 2 },
    'infra/e2e/.cache/pages.json': browser,
  });
  program('knip', 'exit 1');
  const { code, lines } = await tested();
  expect([code, lines.at(-1)]).toEqual([1, '10 passed, 5 failed']);
});

test('each runner that fails without a failed test counts as one failure', async () => {
  turboLeaves(reports, 'exit 1');
  const { code, lines } = await tested();
  expect([code, lines.at(-1)]).toEqual([1, '19 passed, 3 failed']);
});

test('a browser test that passed only on a retry is named', async () => {
  const flaky = { specs: [{ title: 'goes back', tests: [{ status: 'flaky' }] }], file: 'history.spec.ts' };
  const pages = { stats: { expected: 2, flaky: 1, unexpected: 0 }, suites: [{ suites: [flaky] }] };
  turboLeaves({ ...reports, 'infra/e2e/.cache/pages.json': pages });
  const { lines } = await tested();
  expect(lines.filter((line) => line.includes('tried again'))).toEqual([
    'Passed only when it was tried again, to be mended: history.spec.ts: goes back',
  ]);
  expect(lines.at(-1)).toBe('19 passed, 0 failed');
});
