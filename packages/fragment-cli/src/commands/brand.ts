import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Brand, brandSchema, letterMark, nameSchema } from '@forecourt/contracts';
import { parseJson, reasonsOf } from '@forecourt/service';
import { writeBrandFolder } from '../brand-folder';
import type { RegistryClient } from '../client';
import { CommandError } from '../command-error';
import { type Line, Misuse } from '../line';
import type { Row } from '../row';

const text = { type: 'string' } as const;

type Input =
  | { action: 'show' | 'remove' | 'rollback'; id: string }
  | { action: 'set'; file: string }
  | { action: 'add'; id: string; words: Words; from: string | undefined; folder: boolean };

/** The options of a new brand. */
interface Words {
  name: string;
  tagline: string | undefined;
  host: string;
}

export const brand: Row<Input> = {
  usage:
    'brand add <id> --name <name> [--host <host>] [--tagline <words>] [--from <brand>] [--folder] | show <id> | set <file> | rollback <id> | remove <id>',
  options: { name: text, host: text, tagline: text, from: text, folder: { type: 'boolean' } },
  does: 'Adds a brand to the running site, with another one as model, or as a folder of this tree; shows, sets, rolls back or removes its data.',
  parse: (line) => {
    const [action, subject, ...more] = line.arguments;
    if (more.length > 0) throw new Misuse(`brand ${action} takes one further argument.`);
    switch (action) {
      case 'add':
        return { action, ...addedOf(line, idOf(subject)) };
      case 'show':
      case 'remove':
      case 'rollback':
        return { action, id: idOf(subject) };
      case 'set':
        if (subject === undefined) throw new Misuse('brand set needs to know which file.');
        return { action, file: subject };
      default:
        throw new Misuse(`brand does not know "${action ?? ''}": take one of add, show, set, rollback, remove.`);
    }
  },
  async run(input, { connect, cwd, tree, called }) {
    const client = await connect();
    switch (input.action) {
      case 'show':
        return JSON.stringify((await client.brand(input.id)).brand, null, 2);
      case 'set': {
        const { id, version } = await publish(client, brandOf(await readData(resolve(cwd, input.file))));
        return `${id} is at version ${version} of its data.`;
      }
      case 'rollback': {
        const { brand: id, version } = await client.rollbackBrand(input.id);
        return `${id} is back at version ${version} of its data.`;
      }
      case 'remove': {
        const { brand: id } = await client.removeBrand(input.id);
        return `${id} is no brand of the site any more, and its host names lead nowhere. To have it back: ${called} brand rollback ${id}`;
      }
      case 'add': {
        const made = brandOf(await afterModel(client, input));
        if (input.folder) return writeBrandFolder(made, tree);
        const { serves } = await publish(client, made, input.from);
        return [
          `${made.id} is a brand of the site: ${made.hosts.join(', ')}. Its channels begin with ${serves.join(', ') || 'what they had'}.`,
          `Its theme, links and search are its model's, its mark is a letter. To make them its own:`,
          `  ${called} brand show ${made.id} > ${made.id}.json`,
          `  ${called} brand set ${made.id}.json`,
        ].join('\n');
      }
    }
  },
};

function idOf(given: string | undefined): string {
  if (given !== undefined && nameSchema.safeParse(given).success) return given;
  throw new Misuse(`"${given ?? ''}" is no brand's id: lower-case words joined by hyphens, such as electric.`);
}

function addedOf(line: Line, id: string) {
  const name = line.text('name');
  if (name === undefined) throw new Misuse('brand add needs a display name: --name "Volt & Co".');
  const words = { name, tagline: line.text('tagline'), host: line.text('host') ?? `${id}.localhost` };
  return { id, words, from: line.text('from'), folder: line.has('folder') };
}

/** Copies a brand with its present layouts and flags, under another name and with a letter as mark. */
async function afterModel(
  client: RegistryClient,
  { id, words, from }: Extract<Input, { action: 'add' }>,
): Promise<unknown> {
  const model = from ?? (await client.brands())[0] ?? '';
  const [{ brand: data }, { flags }, { layouts }] = await Promise.all([
    client.brand(model),
    client.flags(model),
    client.layouts(),
  ]);
  const pages = Object.entries(layouts[model] ?? {}).map(([page, { arrangement, slots }]) => [
    page,
    { arrangement, slots },
  ]);
  const lightOf = (color: string) => /#[0-9a-f]{6}/.exec(data.theme[`--fc-color-${color}`] ?? '')?.[0] ?? '#000000';
  return {
    ...data,
    ...{ id, flags, name: words.name, tagline: words.tagline ?? data.tagline, hosts: [words.host] },
    layouts: Object.fromEntries(pages),
    mark: letterMark(words.name, lightOf('primary'), lightOf('on-primary')),
  };
}

async function publish(client: RegistryClient, made: Brand, from?: string) {
  const changed = await client.setBrand({ brand: brandSchema.parse(made), from });
  return { ...changed, id: made.id };
}

/** @throws CommandError with every reason */
function brandOf(data: unknown): Brand {
  const parsed = brandSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error).map((reason) => `  - ${reason}`);
  throw new CommandError(['The brand is not valid; nothing was changed.', ...reasons].join('\n'));
}

async function readData(path: string): Promise<unknown> {
  const read = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code}). Write one with brand show.`);
  });
  return parseJson(read);
}
