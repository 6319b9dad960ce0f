import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PackageEntries } from './imports';

export const root = resolve(__dirname, '../../..');

/** Files that git tracks or would track, from the root. */
const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '');

interface Manifest {
  name: string;
  scripts?: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, string>>;
}

/** Workspaces whose programs are the product. What benchmarks, templates and fixtures call is not called by it. */
const manifests = files('package.json', '*/package.json')
  .filter((path) => !/^infra\/bench|\/(template|fixture-remote)\//.test(path))
  .map((path) => ({
    folder: join(root, dirname(path)),
    manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
  }));

export const packageEntries: PackageEntries = new Map(
  manifests.flatMap(({ folder, manifest: { name, exports = {} } }) =>
    Object.entries(exports).map(([as, file]) => [`${name}${as.slice(1)}`, join(folder, file)] as const),
  ),
);

/** Where programs begin: what `build-node` makes of each workspace, what browsers get, and every fragment. */
export const entries: readonly string[] = [
  ...manifests.flatMap(({ folder, manifest }) =>
    (/build-node ([^&]+)/.exec(manifest.scripts?.build ?? '')?.[1] ?? '')
      .split(' ')
      .filter((argument) => argument !== '')
      .map((argument) => join(folder, argument.split('=')[0]!)),
  ),
  join(root, 'shell/src/browser/host.ts'),
  join(root, 'shell/src/browser/starter.ts'),
  ...files('mfe-*/src/fragments/*/index.tsx').map((path) => join(root, path)),
  // Writes PARAMETERS.md.
  join(root, 'packages/search-state/src/docs.ts'),
];

/** Tests, the suites that several tests run, and what tests share: not part of the product. */
export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|\/testing(\/|\.tsx?$)|\/conformance(\/|\.ts$)|^infra\/e2e\//.test(path.replace(`${root}/`, ''));

/** Every file of tests, by absolute path. */
export const tests: readonly string[] = files('*.ts', '*.tsx')
  .filter((path) => isTest(path) && !path.startsWith('infra/bench/'))
  .map((path) => join(root, path));
