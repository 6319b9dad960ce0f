import { join } from 'node:path';
import { files, isTest, packageAt, root, workspaces } from '../tree';
import type { PackageEntries } from './imports';

const inRoot = (path: string) => join(root, path);

/** Workspaces of the product; calls by benchmarks do not count as calls by the product. */
const folders = Object.values(workspaces).filter((folder) => folder !== 'infra/bench');

export const packageEntries: PackageEntries = new Map(
  folders.flatMap((folder) => {
    const { name, exports = {} } = packageAt(folder);
    return Object.entries(exports).map(([as, file]) => [`${name}${as.slice(1)}`, join(root, folder, file)] as const);
  }),
);

/** Entry files of the product: the programs that `build-node` builds, the code of browsers and renderers, and every fragment. */
export const entries: readonly string[] = [
  ...folders.flatMap((folder) => {
    const [, programs = ''] = /build-node (?:--split )?([^&]+)/.exec(packageAt(folder).scripts?.build ?? '') ?? [];
    const names = programs.split(' ').filter((argument) => argument !== '');
    return names.map((argument) => join(root, folder, argument.split('=')[0]!));
  }),
  ...['host', 'starter', 'late-slot'].map((name) => inRoot(`shell/src/browser/${name}.ts`)),
  inRoot('packages/renderer/src/program/guest.tsx'),
  ...files.filter((path) => /^mfe-[^/]+\/src\/fragments\/[^/]+\/index\.tsx$/.test(path)).map(inRoot),
  // Writes PARAMETERS.md.
  inRoot('packages/search-state/src/docs.ts'),
];

/** Absolute paths of all test files, including suites that several of them share. */
export const tests: readonly string[] = files
  .filter((path) => /\.tsx?$/.test(path) && isTest(path) && !path.startsWith('infra/bench/'))
  .map(inRoot);
