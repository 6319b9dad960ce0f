import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { nameSchema } from '@forecourt/contracts';
import { CommandError } from '../command-error';
import { Misuse } from '../line';
import type { Row } from '../row';
import { table } from '../table';

export const create: Row<{ remote: string }> = {
  usage: 'create <name>',
  options: {},
  does: 'A new remote, from the template.',
  parse: (line) => ({ remote: newRemote(line.needed()) }),
  run: ({ remote }, { tree, cwd, template, called }) => write(remote, tree ?? cwd, template, called),
};

function newRemote(text: string): string {
  const name = text.startsWith('mfe-') ? text : `mfe-${text}`;
  if (nameSchema.safeParse(name).success && name !== 'mfe-') return name;
  throw new Misuse(`"${text}" is not a remote's name: lower-case words joined by hyphens, such as price-alerts.`);
}

/** The fragment's name in the template, in the two spellings that its files and their names use. */
const placeholders = { kebab: 'placeholder-name', pascal: 'PlaceholderName' } as const;

/**
 * Writes a new remote from the template's files.
 * @param remote its name with `mfe-`. @returns what to print. @throws CommandError when the folder exists.
 */
async function write(remote: string, root: string, template: string, called: string): Promise<string> {
  const folder = join(root, remote);
  if (existsSync(folder))
    throw new CommandError(`${remote} exists already; nothing was written. Take another name, or remove it first.`);
  const kebab = remote.replace(/^mfe-/, '');
  const fill = (text: string) =>
    text.replaceAll(placeholders.kebab, kebab).replaceAll(placeholders.pascal, pascalCase(kebab));
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const written: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, fill(relative(template, source)));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(source, 'utf8')), { flag: 'wx' });
    written.push(relative(root, target));
  }
  const steps = [
    ['npm install', 'links the new workspace'],
    [`npx jest ${remote}`, 'runs its test'],
    ['packages/brands/src/slots.ts', 'is where it gets a place on the page:'],
    ['', `{ slot: '${kebab}', remote: '${remote}', fragment: '${kebab}', region: 'main' }`],
    ['npm start', 'runs the site; then, in another terminal,'],
    [`${called} dev ${remote}`, 'shows every change in the real page'],
  ];
  return [`Created ${remote}:`, indented(written.sort().join('\n')), '', 'Next:', indented(table(steps))].join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
