/** The pure cores that `npm run mutate` changes, by workspace: files, and the tests that must notice. Both are patterns from the workspace. */
const tests = ['src/**/*.test.ts'];

export const cores = {
  'packages/search-state': { files: ['src/**/*.ts', '!src/docs.ts'], tests },
  'packages/matching': { files: ['src/**/*.ts'], tests },
  'packages/listing': { files: ['src/**/*.ts'], tests },
  'packages/service': { files: ['src/{rate,rotation,breaker}.ts'], tests: ['src/{rate,rotation,breaker}.test.ts'] },
  'infra/registry': { files: ['src/store/{*transitions,probation}.ts'], tests: ['src/store/*.test.ts'] },
  'infra/accounts': {
    files: ['src/**/{paces,place,quiet-hours,guessable,turns,account-tries}.ts'],
    tests: ['src/**/{paces,place,quiet-hours,guessable,turns,account-tries}.test.ts'],
  },
  'infra/content': { files: ['src/house-ads/pacing.ts'], tests: ['src/house-ads/pacing.test.ts'] },
  'mfe-showcase': { files: ['src/{spotlight,program}/*.ts'], tests: ['src/{spotlight,program}/*.test.ts'] },
};
