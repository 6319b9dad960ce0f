/** Jest as every workspace uses it: `*.test.ts` runs in Node, `*.test.tsx` in jsdom; TypeScript through swc, CSS modules as their own names. */
const path = require('node:path');

const transform = {
  '^.+\\.tsx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'src/testing/css-names.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/infra/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};

module.exports = {
  shared,
  node: { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
  dom: { ...shared, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
};
