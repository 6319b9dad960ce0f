/**
 * The pure cores that `npm run mutate` changes, by workspace: files, and the tests that must notice the changes. Both are patterns relative
 * to the workspace's folder. Schemas and tables are left out: the tests of the code that uses them check their values.
 */
const tests = ['src/**/*.test.ts'];
const ofAccounts = '{paces,place,quiet-hours,guessable,turns}';

export const cores = {
  'packages/search-state': { files: ['src/**/*.ts', '!src/docs.ts'], tests },
  'packages/matching': { files: ['src/**/*.ts', '!src/news.ts'], tests },
  'packages/listing': {
    files: ['src/{payment,shown}/*.ts', 'src/answers/spotlight.ts', '!src/payment/wallet-schema.ts'],
    tests,
  },
  'packages/site': { files: ['src/search-key.ts'], tests },
  'packages/service': {
    files: ['src/http/rate.ts', 'src/values/hash.ts'],
    tests: ['src/{http/rate,values/hash}.test.ts'],
  },
  'infra/registry': {
    files: ['src/store/{*transitions,probation}.ts'],
    tests: ['src/store/{*transitions,probation}.test.ts'],
  },
  'infra/accounts': { files: [`src/**/${ofAccounts}.ts`], tests: [`src/**/${ofAccounts}.test.ts`] },
  'infra/content': { files: ['src/house-ads/pacing.ts'], tests: ['src/house-ads/pacing.test.ts'] },
  'mfe-showcase': { files: ['src/{spotlight,program}/*.ts'], tests: ['src/{spotlight,program}/*.test.ts'] },
};
