/** What differs between test runners in a remote's own repository, as data. */

export interface TestRunner {
  /** The script `test`. */
  script: string;
  /** Packages of the template that it replaces. */
  without: readonly string[];
  /** Further packages for development, with their versions. */
  packages: Readonly<Record<string, string>>;
  /** Pinned versions of indirect dependencies. Without them Yarn installs nothing if a new release depends on a package that cannot be found. */
  resolutions?: Readonly<Record<string, string>>;
  /** Package whose types the tests' globals are. */
  types: string;
  /** Files by path. */
  files: Readonly<Record<string, string>>;
}

export const testRunners = {
  /** The template's own. */
  jest: { script: 'jest', without: [], packages: {}, types: 'jest', files: {} },
  vitest: {
    script: 'vitest run',
    without: ['jest', '@types/jest'],
    packages: { jsdom: '26.1.0', vitest: '4.1.12' },
    resolutions: { vite: '8.3.8' },
    types: 'vitest/globals',
    files: { 'vitest.config.ts': "export { default } from '@forecourt/fragment-kit/vitest';\n" },
  },
} as const satisfies Readonly<Record<string, TestRunner>>;

export type TestRunnerName = keyof typeof testRunners;
