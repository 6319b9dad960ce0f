/** Jest configuration of `npm run test:engines`: the tests of engines, which `npm test` leaves out. */
import config from '../../jest.config.mjs';

export default {
  ...config,
  projects: config.projects
    .filter(({ testEnvironment }) => testEnvironment === 'node')
    .map((project) => ({
      ...project,
      testMatch: ['**/*.engine.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    })),
};
