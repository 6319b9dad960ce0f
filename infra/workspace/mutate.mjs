/**
 * `npm run mutate -- packages/search-state [src/reduce.ts]`: changes the pure core of a workspace in one place at a time and lists the
 * changes that its tests do not notice. The cores are listed in `mutated.mjs`.
 */
import { cores } from './mutated.mjs';
import { install } from './setup.mjs';

const [workspace = '', ...files] = process.argv.slice(2);
const core = cores[workspace];
if (core === undefined) {
  console.error(`npm run mutate -- <workspace> [file …]: one of ${Object.keys(cores).join(', ')}.`);
  process.exit(1);
}
install();
const { Stryker } = await import('@stryker-mutator/core');
const inWorkspace = (pattern) => pattern.replace(/^!?/, (not) => `${not}${workspace}/`);
process.env.MUTATED_WORKSPACE = workspace;
// Enough runs to notice a broken line; more would take too long for hundreds of mutants.
process.env.PROPERTY_RUNS ??= '100';
await new Stryker({
  mutate: [
    ...(files.length > 0 ? files : core.files).map(inWorkspace),
    ...['src/**/*.test.ts', 'src/**/testing/**', 'src/**/index.ts'].map((pattern) => inWorkspace(`!${pattern}`)),
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'infra/workspace/mutated-jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Skips tables at a module's top level: each of their mutants would need a run of all tests.
  ignoreStatic: true,
  concurrency: 1,
  // No file: tests are compiled without types, and Stryker would parse a real tsconfig with a compiler that is not installed.
  tsconfigFile: 'none.json',
  ignorePatterns: ['dist', '.cache', '.turbo', '.data', 'infra/bench', 'docs'],
  tempDirName: `.cache/mutants/${workspace}`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: `${workspace}/.cache/mutants.json` },
  allowConsoleColors: false,
}).runMutationTest();
