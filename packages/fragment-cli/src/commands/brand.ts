import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Brand, brandSchema, nameSchema } from '@forecourt/contracts';
import { copyBrandSchema } from '@forecourt/contracts/registry-api';
import { parseJson, reasonsOf } from '@forecourt/service';
import { writeBrandFolder } from '../brand-folder';
import { brandHistoryText, brandsText, contrastsText } from '../brand-texts';
import { CommandError } from '../command-error';
import { type Line, Misuse } from '../line';
import type { Row } from '../row';
import { numberOf, whyOption } from '../values';

const text = { type: 'string' } as const;

type Input = { why: string | undefined; dryRun: boolean | undefined } & (
  | { action: 'list' }
  | { action: 'show' | 'contrast' | 'history' | 'remove'; id: string }
  | { action: 'rollback'; id: string; to: number | undefined }
  | { action: 'set'; file: string }
  | { action: 'add'; id: string; words: Words; from: string | undefined; folder: boolean }
);

/** The options of a new brand. */
interface Words {
  name: string;
  tagline: string | undefined;
  hosts: string[];
  /** `light-dark(#rrggbb, #rrggbb)` by the name of the colour. */
  colors: Record<string, string>;
}

export const brand: Row<Input> = {
  usage:
    'brand list | show <id> | contrast <id> | history <id> | add <id> --name <name> [--host <host>,…] [--tagline <words>] [--colors <color>=<light>/<dark>,…] [--from <brand>] [--folder] | set <file> | rollback <id> [--to <version>] | remove <id> [--why <reason>] [--dry-run]',
  options: {
    ...{ name: text, host: text, tagline: text, colors: text, from: text, to: text, folder: { type: 'boolean' } },
    ...{ ...whyOption, 'dry-run': { type: 'boolean' } },
  },
  does: 'Lists brands; shows the data, the contrasts or the earlier versions of one; adds one to the running site, with another one as model, or as a folder of this tree; sets, rolls back or removes its data.',
  parse: (line) => ({
    ...actionOf(line),
    ...{ why: line.text('why'), dryRun: line.has('dry-run') || undefined },
  }),
  async run(input, { connect, cwd, tree, called }) {
    const client = await connect();
    const { why, dryRun } = input;
    const done = (said: string, what: readonly string[] = []) =>
      dryRun ? [`${said} That was tried; nothing was changed.`, ...what.map((line) => `  ${line}`)].join('\n') : said;
    switch (input.action) {
      case 'list':
        return brandsText(await client.brandDetails());
      case 'show':
        return JSON.stringify((await client.brand(input.id)).brand, null, 2);
      case 'contrast':
        return contrastsText(await client.brand(input.id));
      case 'history':
        return brandHistoryText(await client.brandHistory(input.id));
      case 'set': {
        const wanted = brandOf(await readData(resolve(cwd, input.file)));
        const { brand: id, version, what } = await client.setBrand({ brand: wanted, why, dryRun });
        return done(`${id} is at version ${version} of its data.`, what);
      }
      case 'rollback': {
        const { brand: id, version, what } = await client.rollbackBrand(input.id, { to: input.to, why, dryRun });
        return done(`${id} is back at version ${version} of its data.`, what);
      }
      case 'remove': {
        const { brand: id, what } = await client.removeBrand(input.id, { why, dryRun });
        return done(
          `${id} is no brand of the site any more, and its host names lead nowhere. To have it back: ${called} brand rollback ${id}`,
          what,
        );
      }
      case 'add': {
        const model = input.from ?? (await client.brands())[0] ?? '';
        const wanted = { ...copyOf(input), why, dryRun: dryRun || input.folder || undefined };
        const { data, serves } = await client.copyBrand(model, wanted);
        if (input.folder) return writeBrandFolder(data, tree);
        const { id, hosts } = data;
        return [
          done(
            `${id} is a brand of the site: ${hosts.join(', ')}. Its channels begin with ${serves.join(', ') || 'what they had'}.`,
          ),
          `Its links and search are its model's, and so are the colours that you did not give; its mark is a letter. To make them its own:`,
          `  ${called} brand show ${id} > ${id}.json`,
          `  ${called} brand set ${id}.json`,
        ].join('\n');
      }
    }
  },
};

function actionOf(line: Line) {
  const [action, subject, ...more] = line.arguments;
  if (more.length > 0) throw new Misuse(`brand ${action} takes one further argument.`);
  switch (action) {
    case 'list':
      if (subject !== undefined) throw new Misuse('brand list takes no further argument.');
      return { action };
    case 'add':
      return { action, ...addedOf(line, idOf(subject)) };
    case 'show':
    case 'contrast':
    case 'history':
    case 'remove':
      return { action, id: idOf(subject) };
    case 'rollback':
      return { action, id: idOf(subject), to: numberOf(line.text('to'), 'brand history') };
    case 'set':
      if (subject === undefined) throw new Misuse('brand set needs to know which file.');
      return { action, file: subject };
    default:
      throw new Misuse(
        `brand does not know "${action ?? ''}": take one of list, show, contrast, history, add, set, rollback, remove.`,
      );
  }
}

function idOf(given: string | undefined): string {
  if (given !== undefined && nameSchema.safeParse(given).success) return given;
  throw new Misuse(`"${given ?? ''}" is no brand's id: lower-case words joined by hyphens, such as electric.`);
}

function addedOf(line: Line, id: string) {
  const name = line.text('name');
  if (name === undefined) throw new Misuse('brand add needs a display name: --name "Volt & Co".');
  const hosts = (line.text('host') ?? `${id}.localhost`).split(',').map((host) => host.trim());
  const words = { name, tagline: line.text('tagline'), hosts, colors: colorsOf(line.text('colors')) };
  return { id, words, from: line.text('from'), folder: line.has('folder') };
}

/** Parses `primary=#0a6b4e/#6fe0b5,link=#0a6347/#7fe6be`. */
function colorsOf(given: string | undefined): Record<string, string> {
  const colors = (given ?? '').split(',').filter((one) => one.trim() !== '');
  return Object.fromEntries(
    colors.map((one) => {
      const [, name, light, dark] = /^\s*([a-z-]+)=(#[0-9a-f]{6})\/(#[0-9a-f]{6})\s*$/i.exec(one) ?? [];
      if (name === undefined) throw new Misuse(`"${one}" is no colour: write primary=#0a6b4e/#6fe0b5, light and dark.`);
      return [name, `light-dark(${light}, ${dark})`.toLowerCase()];
    }),
  );
}

/** @throws CommandError with every reason */
function copyOf({ id, words }: { id: string; words: Words }) {
  const parsed = copyBrandSchema.safeParse({ id, ...words });
  if (parsed.success) return parsed.data;
  throw invalid(reasonsOf(parsed.error));
}

/** @throws CommandError with every reason */
function brandOf(data: unknown): Brand {
  const parsed = brandSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalid(reasonsOf(parsed.error));
}

function invalid(reasons: readonly string[]): CommandError {
  return new CommandError(
    ['The brand is not valid; nothing was changed.', ...reasons.map((reason) => `  - ${reason}`)].join('\n'),
  );
}

async function readData(path: string): Promise<unknown> {
  const read = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code}). Write one with brand show.`);
  });
  return parseJson(read);
}
