import { nameSchema } from '@forecourt/contracts';
import { CommandError } from '../command-error';
import { registryUrl } from '../connect';
import { Misuse } from '../line';
import { newRepository, newWorkspace } from '../new-remote';
import { type PackageManagerName, packageManagers } from '../package-managers';
import type { Row } from '../row';
import { table } from '../table';
import { type TestRunnerName, testRunners } from '../test-runners';

interface Wanted {
  remote: string;
  packageManager: PackageManagerName | undefined;
  testRunner: TestRunnerName | undefined;
}

export const create: Row<Wanted> = {
  usage: `create <name> [--package-manager ${Object.keys(packageManagers).join('|')}] [--with ${Object.keys(testRunners).join('|')}]`,
  options: { 'package-manager': { type: 'string' }, with: { type: 'string' } },
  does: "Creates a remote: in the site's tree a workspace, elsewhere a repository of its own, which installs the site's packages from its registry.",
  parse: (line) => ({
    remote: newRemote(line.needed()),
    packageManager: oneOf(packageManagers, 'package-manager', line.text('package-manager')),
    testRunner: oneOf(testRunners, 'with', line.text('with')),
  }),
  async run({ remote, packageManager, testRunner }, { tree, cwd, template, called, environment }) {
    if (tree !== null && (packageManager ?? testRunner) !== undefined)
      throw new CommandError(
        'In this tree a remote uses the tools of the tree: leave --package-manager and --with out.',
      );
    const tools = {
      ...{ packageManager: packageManager ?? 'npm', testRunner: testRunner ?? 'jest' },
      packagesUrl: `${registryUrl(environment)}/npm/`,
    } as const;
    const written =
      tree === null
        ? await newRepository({ remote, parent: cwd, template }, tools)
        : await newWorkspace({ remote, parent: tree, template });
    const steps = tree === null ? stepsOfRepository(remote, tools.packageManager) : stepsOfWorkspace(remote, called);
    return [`Created ${remote}:`, indented(written.join('\n')), '', 'Next:', indented(table(steps))].join('\n');
  },
};

function oneOf<T extends object>(choices: T, option: string, text: string | undefined): keyof T | undefined {
  if (text === undefined || Object.hasOwn(choices, text)) return text as keyof T | undefined;
  throw new Misuse(`--${option} "${text}" is not one of ${Object.keys(choices).join(', ')}.`);
}

function newRemote(text: string): string {
  const name = text.startsWith('mfe-') ? text : `mfe-${text}`;
  if (nameSchema.safeParse(name).success && name !== 'mfe-') return name;
  throw new Misuse(`"${text}" is not a remote's name: lower-case words joined by hyphens, such as price-alerts.`);
}

function stepsOfRepository(remote: string, packageManager: PackageManagerName): string[][] {
  const { run, exec } = packageManagers[packageManager];
  return [
    [`cd ${remote} && ${packageManager} install`, ''],
    [`${run} test`, 'runs its test'],
    [`${exec} fragment dev`, 'shows every change in the real page; REGISTRY_URL and REGISTRY_TOKEN name the site'],
    [placeOf(remote, `${exec} fragment`), 'gives it a place on the page'],
    [`${exec} fragment publish`, 'uploads a version; promote makes it live'],
  ];
}

function stepsOfWorkspace(remote: string, called: string): string[][] {
  return [
    ['npm install', 'links the new workspace'],
    [`npx jest ${remote}`, 'runs its test'],
    ['npm start', 'runs the site; then, in another terminal,'],
    [`${called} dev ${remote}`, 'shows every change in the real page, once it has a place there:'],
    [placeOf(remote, called), ''],
  ];
}

function placeOf(remote: string, called: string): string {
  return `${called} place ${remote}/${remote.replace(/^mfe-/, '')} --page results --after results`;
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
