import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { CommandError } from './command-error';
import { type PackageManager, type PackageManagerName, packageManagers } from './package-managers';
import { type TestRunner, type TestRunnerName, testRunners } from './test-runners';

/** The fragment's name in the templates, in its two spellings. */
const placeholders = { kebab: 'placeholder-name', pascal: 'PlaceholderName' } as const;

export interface NewRemote {
  /** Its name with `mfe-`. */
  remote: string;
  /** The parent folder. */
  parent: string;
  /** The folder of the templates. */
  template: string;
}

/** Writes a workspace of the site's tree. @returns the files' paths. @throws CommandError if the folder exists */
export function newWorkspace(wanted: NewRemote): Promise<string[]> {
  return write(wanted, ['fragment', 'workspace']);
}

/** How a repository of its own is set up. */
export interface RepositoryTools {
  packageManager: PackageManagerName;
  testRunner: TestRunnerName;
  /** URL of the registry from which it installs the site's packages; ends with a slash. */
  packagesUrl: string;
}

/**
 * Writes a repository of its own. @returns the files' paths
 * @throws CommandError if the folder exists, or this command was not packed and does not know versions
 */
export async function newRepository(wanted: NewRemote, tools: RepositoryTools): Promise<string[]> {
  const json = await readFile(join(wanted.template, 'repository/package.json'), 'utf8');
  if (Object.values(packageSchema.parse(JSON.parse(json)).dependencies).includes('*')) {
    throw new CommandError(
      "This is the command of the site's tree. A repository of its own is made with the one that the site serves:\n" +
        `  npx --${scope}:registry=${tools.packagesUrl} --package ${scope}/fragment-cli fragment create <name>`,
    );
  }
  const written = await write(wanted, ['fragment', 'repository']);
  const added = await setUp(join(wanted.parent, wanted.remote), tools);
  return [...written, ...added.map((path) => join(wanted.remote, path))].sort();
}

const scope = '@forecourt';

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Changes a new repository from the template's tools, npm and jest, to others. @returns the paths of the added files */
async function setUp(folder: string, { packageManager, testRunner, packagesUrl }: RepositoryTools): Promise<string[]> {
  const { run, exec, frozen, setup, cache, files: filesOf }: PackageManager = packageManagers[packageManager];
  const { script, without, packages, resolutions, types, files }: TestRunner = testRunners[testRunner];
  const change = async (path: string, changed: (text: string) => string) =>
    writeFile(join(folder, path), changed(await readFile(join(folder, path), 'utf8')));
  const inTerms = (text: string) =>
    text
      .replace('npm install', `${packageManager} install`)
      .replaceAll('npm ci', frozen)
      .replace(/\bnpm run /g, `${run} `)
      .replace(/\bnpm test/g, run === 'npm run' ? 'npm test' : `${run} test`)
      .replaceAll('npx ', `${exec} `);

  await change('package.json', (text) => {
    const { scripts, devDependencies } = packageSchema.parse(JSON.parse(text));
    const kept = Object.entries(devDependencies).filter(([name]) => !without.includes(name));
    const changed = {
      ...(JSON.parse(text) as object),
      scripts: { ...scripts, test: script },
      ...(without.includes('jest') && { jest: undefined }),
      devDependencies: Object.fromEntries([...kept, ...Object.entries(packages)].sort()),
      resolutions,
    };
    return `${JSON.stringify(changed, null, 2)}\n`;
  });
  await change('tsconfig.json', (text) => text.replace('"types": ["jest"]', `"types": ["${types}"]`));
  await change('README.md', inTerms);
  await change('.github/workflows/ci.yml', (text) =>
    inTerms(text)
      .replaceAll('          cache: npm\n', cache === null ? '' : `          cache: ${cache}\n`)
      .replaceAll(
        '      - uses: actions/setup-node@v4\n',
        (step) => setup.map((line) => `      - ${line}\n`).join('') + step,
      ),
  );
  const added = { ...filesOf(scope, packagesUrl), ...files };
  for (const [path, text] of Object.entries(added)) await writeFile(join(folder, path), text, { flag: 'wx' });
  return Object.keys(added);
}

async function write({ remote, parent, template }: NewRemote, parts: readonly string[]): Promise<string[]> {
  const folder = join(parent, remote);
  if (existsSync(folder))
    throw new CommandError(`${remote} exists already; nothing was written. Choose another name, or remove it first.`);
  const kebab = remote.replace(/^mfe-/, '');
  const fill = (text: string) =>
    text.replaceAll(placeholders.kebab, kebab).replaceAll(placeholders.pascal, pascalCase(kebab));
  const written: string[] = [];
  for (const part of parts) {
    const entries = await readdir(join(template, part), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((entry) => entry.isFile())) {
      const source = join(entry.parentPath, entry.name);
      const target = join(folder, fill(relative(join(template, part), source)).replace(/^gitignore$/, '.gitignore'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(source, 'utf8')), { flag: 'wx' });
      written.push(relative(parent, target));
    }
  }
  return written.sort();
}

function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
