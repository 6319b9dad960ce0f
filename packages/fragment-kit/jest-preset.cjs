/**
 * A jest preset for remotes, `preset: '@forecourt/fragment-kit'`: tests in a document, TypeScript through swc, CSS modules as their own
 * names. The packages of ours are modules, wherever they are installed.
 */
const path = require('node:path');

module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '^.+\\.[jt]sx?$': [
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
  },
  // pnpm, Bun and Yarn may keep packages in folders such as `node_modules/.pnpm/@forecourt+ui@1.0.0/node_modules`.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.[^/]+/[^/]+/(?:node_modules|package)/)?@forecourt/)'],
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'css-names.cjs') },
  modulePathIgnorePatterns: ['/dist/(fragment|dev)/'],
};
