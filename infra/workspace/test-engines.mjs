/**
 * `npm run test:engines`: runs tests on engines that operators run and npm does not have. It installs each below `node_modules/.cache`, and one
 * that cannot be installed is a failure. The last line is the total.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as opensearch from './engines/opensearch.mjs';
import * as s3 from './engines/s3.mjs';
import { install, root } from './setup.mjs';

/** Each has a title, a pattern of its tests, and a function that installs it and returns their environment. */
const engines = [s3, opensearch];

const cache = join(root, 'node_modules/.cache/engines');
const report = join(cache, 'tests.json');

/** Runs an engine's tests. @returns their counts; an engine without a passed test has failed */
function test({ tests }, environment) {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/jest'),
    [
      '--config',
      join(import.meta.dirname, 'engines-jest.config.mjs'),
      '--runInBand',
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
      `--testPathPatterns=${tests}`,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment, NODE_ENV: 'test' },
    },
  );
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites,
  } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

install();
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const engine of engines) {
  console.log(`\n— ${engine.title} …`);
  const start = performance.now();
  let figures = { passed: 0, failed: 1 };
  try {
    figures = test(engine, engine.install(cache));
  } catch (error) {
    console.log(error.message);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${engine.title}: ${figures.passed} passed, ${figures.failed} failed, ${seconds} s`);
  total.passed += figures.passed;
  total.failed += figures.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
