import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, workspaceFolders } from './infra/workspace/workspaces.mjs';

const preset = createRequire(import.meta.url)('./packages/fragment-kit/jest-preset.cjs');
/** The language's own, handed to every module as variables: looked up in a sandbox, each use of them costs ten times as much. */
const language = [
  ...[
    'Array',
    'BigInt',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Proxy',
    'Reflect',
    'RegExp',
    'Set',
  ],
  ...[
    'String',
    'Symbol',
    'WeakMap',
    'WeakSet',
    'Float64Array',
    'Int32Array',
    'Uint16Array',
    'Uint32Array',
    'Uint8Array',
  ],
  ...['Infinity', 'isNaN', 'parseFloat', 'parseInt'],
];
const [[, swcOptions]] = Object.values(preset.transform);
const compile = [join(root, 'infra/workspace/compile.cjs'), swcOptions];
/** A class of the language's own names cannot stand beside what every module is handed; a variable can. */
const withoutClasses = [compile[0], { ...swcOptions, jsc: { ...swcOptions.jsc, target: 'es5' } }];
/** Installed packages that come as ES modules only. */
const modules = ['jose', 'oauth4webapi', 'oidc-provider', 'openid-client', 'qr'];
const shared = {
  ...preset,
  // One for all projects, because it names the folder of what is compiled.
  id: 'forecourt',
  runtime: join(root, 'infra/workspace/jest-runtime.cjs'),
  sandboxInjectedGlobals: language,
  // Of the installed packages only those are compiled; the tree's own are not in node_modules.
  transform: {
    '^.+\\.tsx?$': compile,
    '\\.(csv|txt)$': join(root, 'infra/workspace/text-file.cjs'),
    '/node_modules/asn1js/.+\\.js$': withoutClasses,
    [`/node_modules/(${modules.join('|')})/.+\\.js$`]: compile,
  },
  transformIgnorePatterns: [`/node_modules/(?!(asn1js|${modules.join('|')})/)`],
  // Tests of engines that have to be installed first run in `npm run test:engines`.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/infra/e2e/', '\\.engine\\.test\\.ts$'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};
const node = { ...shared, testEnvironment: 'node', testMatch: ['**/*.test.ts'] };
const dom = {
  ...shared,
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: [join(root, 'infra/workspace/dom-setup.cjs')],
};

/** A guard against tests that hang, not a measure: machines are slow and shared. */
const testTimeout = 180_000;

/** Every workspace tests in Node and in jsdom; what its tests need to be built first, its own `jest-setup.mjs` builds. */
function projectsOf(folder) {
  const rootDir = join(root, folder);
  const setup = join(rootDir, 'jest-setup.mjs');
  return [
    { ...node, displayName: folder, rootDir, ...(existsSync(setup) && { globalSetup: setup }) },
    { ...dom, displayName: folder, rootDir },
  ];
}

export default { testTimeout, projects: workspaceFolders.flatMap(projectsOf) };
