/** What differs between package managers in a remote's own repository, as data. */

export interface PackageManager {
  /** Command that installs from the lockfile and changes nothing, for CI. */
  frozen: string;
  /** Prefix of the scripts of package.json. */
  run: string;
  /** Prefix of installed programs. */
  exec: string;
  /** Steps of the CI file before Node is set up. */
  setup: readonly string[];
  /** Value of `cache` of the step that sets up Node; null if it has none for this manager. */
  cache: string | null;
  /** Its files by path; they make it install one scope from a registry of its own. @param url ends with a slash */
  files(scope: string, url: string): Readonly<Record<string, string>>;
}

const npmrc = (scope: string, url: string) => ({ '.npmrc': `${scope}:registry=${url}\n` });

/** pnpm would end with an error because it skips install scripts; nothing here needs them, since each program is in a package of its own. */
function pnpmFiles(scope: string, url: string): Record<string, string> {
  return { ...npmrc(scope, url), 'pnpm-workspace.yaml': 'strictDepBuilds: false\n' };
}

/**
 * Yarn 1 reads `.npmrc`. Later ones read a file of their own; they refuse plain HTTP unless the host is named, hold back versions that are
 * only days old, which the site's own are after each release, and need `node_modules` for webpack.
 */
function yarnFiles(scope: string, url: string): Record<string, string> {
  const { protocol, hostname } = new URL(url);
  const lines = [
    ...['nodeLinker: node-modules', 'npmScopes:', `  ${scope.slice(1)}:`, `    npmRegistryServer: "${url}"`],
    ...['npmPreapprovedPackages:', `  - "${scope}/*"`],
    ...(protocol === 'http:' ? ['unsafeHttpWhitelist:', `  - "${hostname}"`] : []),
  ];
  return { ...npmrc(scope, url), '.yarnrc.yml': `${lines.join('\n')}\n` };
}

export const packageManagers = {
  npm: { frozen: 'npm ci', run: 'npm run', exec: 'npx', setup: [], cache: 'npm', files: npmrc },
  pnpm: {
    ...{ frozen: 'pnpm install --frozen-lockfile', run: 'pnpm run', exec: 'pnpm exec' },
    ...{ setup: ['run: npm install --global pnpm'], cache: 'pnpm', files: pnpmFiles },
  },
  yarn: {
    ...{ frozen: 'yarn install --immutable', run: 'yarn run', exec: 'yarn run' },
    ...{ setup: ['run: npm install --global @yarnpkg/cli-dist'], cache: null, files: yarnFiles },
  },
  bun: {
    ...{ frozen: 'bun install --frozen-lockfile', run: 'bun run', exec: 'bunx' },
    ...{ setup: ['run: npm install --global bun'], cache: null, files: npmrc },
  },
} as const satisfies Readonly<Record<string, PackageManager>>;

export type PackageManagerName = keyof typeof packageManagers;
