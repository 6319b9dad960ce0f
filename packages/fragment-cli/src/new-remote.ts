import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { CommandError } from './command-error';

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

/**
 * Writes a repository of its own. @returns the files' paths
 * @param packs folder or URL of the tarballs of our packages; default: npm's registry
 * @throws CommandError if the folder exists, or this command was not packed and does not know versions
 */
export async function newRepository({
  packs,
  ...wanted
}: NewRemote & { packs: string | undefined }): Promise<string[]> {
  const json = await readFile(join(wanted.template, 'repository/package.json'), 'utf8');
  if (Object.values(packageSchema.parse(JSON.parse(json)).dependencies).includes('*')) {
    throw new CommandError(
      "This is the command of the site's tree. A repository of its own is made with the packed one: npm run pack in the tree, then\n" +
        '  npx --package <dist/packs/forecourt-fragment-cli-….tgz> fragment create <name> --packs <dist/packs>',
    );
  }
  const written = await write(wanted, ['fragment', 'repository']);
  if (packs !== undefined) await takeFrom(packs, join(wanted.parent, wanted.remote), wanted.parent);
  return written;
}

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Makes a package.json use our packages from tarballs. */
async function takeFrom(packs: string, folder: string, cwd: string): Promise<void> {
  const base = /^https?:/.test(packs) ? packs.replace(/\/+$/, '') : `file:${relative(folder, resolve(cwd, packs))}`;
  const path = join(folder, 'package.json');
  const text = await readFile(path, 'utf8');
  const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(text));
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@forecourt/'),
  );
  const line = (name: string, value: string) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const taken = ours.reduce(
    (text, [name, version]) => text.replace(line(name, version), line(name, `${base}/${tarballOf(name, version)}`)),
    text,
  );
  await writeFile(path, taken);
}

/** Returns npm's file name of a tarball: `forecourt-ui-1.0.0.tgz`. */
function tarballOf(name: string, version: string): string {
  return `${name.slice(1).replace('/', '-')}-${version}.tgz`;
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
