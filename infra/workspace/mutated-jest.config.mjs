/** Jest configuration of `npm run mutate`: runs the tests of one workspace's core in Node, as `npm test` does. */
import config from '../../jest.config.mjs';
import { cores } from './mutated.mjs';

const folder = process.env.MUTATED_WORKSPACE;
const { globalSetup: _, ...project } = config.projects.find(({ displayName }) => displayName === folder);

export default {
  ...project,
  testTimeout: config.testTimeout,
  testMatch: cores[folder].tests.map((pattern) => `${project.rootDir}/${pattern}`),
};
