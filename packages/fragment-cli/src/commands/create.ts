import { nameSchema } from '@forecourt/contracts';
import { CommandError } from '../command-error';
import { Misuse } from '../line';
import { newRepository, newWorkspace } from '../new-remote';
import type { Row } from '../row';
import { table } from '../table';

export const create: Row<{ remote: string; packs: string | undefined }> = {
  usage: 'create <name> [--packs <folder or URL>]',
  options: { packs: { type: 'string' } },
  does: "Creates a remote: in the site's tree a workspace, elsewhere a repository of its own, with packages from --packs.",
  parse: (line) => ({ remote: newRemote(line.needed()), packs: line.text('packs') }),
  async run({ remote, packs }, { tree, cwd, template, called }) {
    if (tree !== null && packs !== undefined)
      throw new CommandError('In this tree a remote uses the packages of the tree: leave --packs out.');
    const written =
      tree === null
        ? await newRepository({ remote, parent: cwd, template, packs })
        : await newWorkspace({ remote, parent: tree, template });
    const steps = tree === null ? stepsOfRepository(remote) : stepsOfWorkspace(remote, called);
    return [`Created ${remote}:`, indented(written.join('\n')), '', 'Next:', indented(table(steps))].join('\n');
  },
};

function newRemote(text: string): string {
  const name = text.startsWith('mfe-') ? text : `mfe-${text}`;
  if (nameSchema.safeParse(name).success && name !== 'mfe-') return name;
  throw new Misuse(`"${text}" is not a remote's name: lower-case words joined by hyphens, such as price-alerts.`);
}

function stepsOfRepository(remote: string): string[][] {
  return [
    [`cd ${remote} && npm install`, ''],
    ['npm test', 'runs its test'],
    ['npx fragment dev', 'shows every change in the real page; REGISTRY_URL and REGISTRY_TOKEN name the site'],
    [placeOf(remote, 'npx fragment'), 'gives it a place on the page'],
    ['npx fragment publish', 'uploads a version; promote makes it live'],
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
