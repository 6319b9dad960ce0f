import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from './infra/workspace/workspaces.mjs';

/** Where a workspace begins: the programs that its scripts build, its scripts, its fragments. What its package.json exports knip knows. */
function entriesOf(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const built = Object.values(scripts).flatMap((script) => script.match(/\bsrc\/[\w/.-]+\.tsx?/g) ?? []);
  // The table of environment variables is written of the configurations.
  return [...built, '*.mjs', 'src/config.ts', 'src/server/config.ts'];
}

/** Begins where nothing of the tree points to. */
const further = {
  'infra/bench': ['src/peers/composition/next/{data,kit}.ts', 'src/peers/composition/next/fragments.tsx'],
  'infra/console': ['src/main.tsx'],
  'infra/workspace': ['*.test.{ts,tsx}', 'gallery-parts.tsx'],
  'packages/fragment-build': ['src/fixture-remote/src/fragments/*/index.tsx'],
  'packages/fragment-cli': ['template/repository/playwright.config.ts'],
  'packages/gate': ['src/browser/{main,page,chromium-page,compare-pictures}.ts'],
  'packages/search-kit': ['src/does-not-compile.tsx'],
  'packages/service': ['src/testing/bakery.ts'],
  'packages/renderer': ['src/program/{main.ts,guest.tsx}', 'src/walk/{main,powers}.ts'],
  shell: ['src/browser/{late-slot,start,starter}.ts', 'src/browser/{development,inspector}/main.ts'],
};
const fragments = (folder) => (folder.startsWith('mfe-') ? ['src/fragments/*/index.tsx'] : []);

/** Needed by name only. */
const ignoreDependencies = [
  // Started from node_modules/.bin.
  'turbo',
  // Stryker finds its test runner by name.
  '@stryker-mutator/jest-runner',
  // The minimiser of styles finds it by itself.
  'lightningcss',
  // The gate finds it beside the bundle that it is part of.
  'jsdom',
  'parse5',
  // What the benchmarks' programs bundle of the shell stays outside them.
  'lru-cache',
  'zod',
  // Compared with in a bundle that `bench-urls.mjs` makes of a text.
  'nuqs',
  'qs',
  '@types/qs',
];

export default {
  // An application and an installation of their own, made only where they are compared with.
  ignore: ['infra/bench/peers/**'],
  // Types that stand in a signature are exported so that they can be named.
  exclude: ['types', 'binaries'],
  ignoreDependencies,
  workspaces: {
    '.': { entry: [] },
    ...Object.fromEntries(
      workspaceFolders.map((folder) => [
        folder,
        {
          entry: [...entriesOf(folder), ...fragments(folder), ...(further[folder] ?? [])],
          // What tests read of other workspaces by paths: declared so that a change of any of it runs the tests again.
          ...(folder.startsWith('infra/') && { ignoreDependencies: [/^@forecourt\//] }),
        },
      ]),
    ),
  },
};
