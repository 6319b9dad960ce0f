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
const [compile] = Object.values(preset.transform);
/** A class of the language's own names cannot stand beside what every module is handed; a variable can. */
const withoutClasses = [compile[0], { ...compile[1], jsc: { ...compile[1].jsc, target: 'es5' } }];
const shared = {
  runtime: join(root, 'infra/workspace/jest-runtime.cjs'),
  ...preset,
  sandboxInjectedGlobals: language,
  // Of what is installed only that is compiled which is an ES module and nothing else: packages of the tree are not in node_modules.
  transform: {
    '^.+\\.tsx?$': compile,
    '\\.txt$': join(root, 'infra/workspace/text-file.cjs'),
    '/node_modules/asn1js/.+\\.js$': withoutClasses,
    '/node_modules/(jose|oauth4webapi|oidc-provider|openid-client)/.+\\.js$': compile,
  },
  transformIgnorePatterns: [],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/infra/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};
const node = { ...shared, testEnvironment: 'node', testMatch: ['**/*.test.ts'] };
const dom = { ...shared, testMatch: ['**/*.test.tsx'] };

/** A guard against tests that hang, not a measure: machines are slow and shared. */
const testTimeout = 60_000;

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
