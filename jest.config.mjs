import { createRequire } from 'node:module';

const { dom, node } = createRequire(import.meta.url)('./packages/fragment-kit/jest-preset.cjs');
const here = { rootDir: import.meta.dirname };

/** A guard against tests that hang, not a measure: machines are slow and shared. */
const testTimeout = 60_000;

export default {
  testTimeout,
  projects: [
    { ...here, ...node },
    { ...here, ...dom },
  ],
};
