import { parseArgs } from 'node:util';
import { brandIds } from '@forecourt/brands';
import { nameSchema, type Promote, versionSchema } from '@forecourt/contracts';
import { CommandError, exitCodes } from './command-error';

const options = {
  brand: { type: 'string', short: 'b' },
  canary: { type: 'string' },
  promote: { type: 'boolean' },
  to: { type: 'string' },
  limit: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = Exclude<keyof typeof options, 'help'>;

/** The commands: how each is called, which options it takes, and what it does. */
export const commands = {
  list: {
    usage: 'list [remote]',
    options: [],
    does: 'What is published, and which brand serves what.',
  },
  publish: {
    usage: 'publish <remote> [--promote | --canary <percent>] [--brand <brand>]',
    options: ['promote', 'canary', 'brand'],
    does: 'Uploads what was built in <remote>/dist/fragment, or in the folder given.',
  },
  promote: {
    usage: 'promote <remote>@<version> [--canary <percent>] [--brand <brand>]',
    options: ['canary', 'brand'],
    does: 'Makes a published version live, for everyone or for a share of the visitors.',
  },
  'stop-canary': {
    usage: 'stop-canary <remote> [--brand <brand>]',
    options: ['brand'],
    does: 'Gives everyone the stable version again.',
  },
  rollback: {
    usage: 'rollback <remote> [--to <version>] [--brand <brand>]',
    options: ['to', 'brand'],
    does: 'Back to the stable version before this one; again, and it goes back further.',
  },
  audit: { usage: 'audit [--limit <n>]', options: ['limit'], does: 'Who changed what, the newest first.' },
  create: { usage: 'create <name>', options: [], does: 'A new remote, from the template.' },
  dev: {
    usage: 'dev <remote> [--brand <brand>] [--yes]',
    options: ['brand', 'yes'],
    does: 'Builds on every change and shows it in the real page; Ctrl-C brings back what was live.',
  },
} as const satisfies Record<string, { usage: string; options: readonly OptionName[]; does: string }>;

/** Brands as the registry's paths name them: one, or `*` for all. */
export type BrandChoice = string;

/** What was asked for, checked as far as it can be without the registry. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; remote: string | null }
  | { name: 'publish'; remote: string; live: { brand: BrandChoice; percent: number | undefined } | null }
  | ({ name: 'promote'; remote: string; brand: BrandChoice } & Promote)
  | { name: 'stop-canary'; remote: string; brand: BrandChoice }
  | { name: 'rollback'; remote: string; to: string | undefined; brand: BrandChoice }
  | { name: 'audit'; limit: number }
  | { name: 'create'; remote: string }
  | { name: 'dev'; remote: string; brand: BrandChoice; yes: boolean };

/** What the command prints as help. */
export function usageText(): string {
  const lines = Object.values(commands).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]);
  return [
    'Usage: npm run fragment -- <command>',
    '',
    ...lines,
    '',
    `<remote> is mfe-filters or just filters. <brand> is ${brandIds.join(', ')}, or all (which it is when left out).`,
    'REGISTRY_URL (http://127.0.0.1:3002) says which registry, REGISTRY_TOKEN lets you write; the registry of this',
    'machine needs none, its token is read from DATA_DIR.',
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 no registry there.',
  ].join('\n');
}

/** Reads the arguments after `fragment`. @throws CommandError with exit code 2 that says what is wrong with them. */
export function parseCommandLine(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (!isCommandName(name))
    throw misuse(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  const allowed: readonly string[] = commands[name].options;
  const stray = Object.keys(values).find((option) => !allowed.includes(option));
  if (stray !== undefined) throw misuse(`${name} takes no --${stray}.`, name);
  if (rest.length > 1) throw misuse(`${name} takes one argument at most, not ${rest.length}: ${rest.join(' ')}.`, name);
  const argument = rest[0];
  const needed = (): string => {
    if (argument === undefined) throw misuse(`${name} needs to know which remote.`, name);
    return argument;
  };
  switch (name) {
    case 'list':
      return { name, remote: argument ?? null };
    case 'publish':
      return { name, remote: needed(), live: liveOf(values) };
    case 'promote':
      return { name, ...versioned(needed()), percent: percentOf(values.canary), brand: brandOf(values.brand) };
    case 'stop-canary':
      return { name, remote: needed(), brand: brandOf(values.brand) };
    case 'rollback':
      return { name, remote: needed(), to: values.to && versionOf(values.to), brand: brandOf(values.brand) };
    case 'audit':
      if (argument !== undefined) throw misuse('audit takes no argument.', name);
      return { name, limit: limitOf(values.limit) };
    case 'create':
      return { name, remote: newRemote(needed()) };
    case 'dev':
      return { name, remote: needed(), brand: brandOf(values.brand), yes: values.yes ?? false };
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw misuse(error instanceof Error ? error.message : String(error));
  }
}

function isCommandName(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

function liveOf(values: { promote?: boolean; canary?: string; brand?: string }) {
  if (values.promote && values.canary !== undefined)
    throw misuse('--promote is for everyone, --canary for a share: take one.', 'publish');
  if (values.promote || values.canary !== undefined) {
    return { brand: brandOf(values.brand), percent: percentOf(values.canary) };
  }
  if (values.brand !== undefined)
    throw misuse('--brand says where it goes live: add --promote or --canary.', 'publish');
  return null;
}

function versioned(argument: string): { remote: string; version: string } {
  const at = argument.lastIndexOf('@');
  if (at <= 0) throw misuse(`"${argument}" names no version: write mfe-filters@1.2.3.`, 'promote');
  return { remote: argument.slice(0, at), version: versionOf(argument.slice(at + 1)) };
}

function versionOf(text: string): string {
  if (versionSchema.safeParse(text).success) return text;
  throw misuse(`"${text}" is not a version such as 1.2.3.`);
}

function brandOf(text = 'all'): BrandChoice {
  if (text === 'all' || text === '*') return '*';
  const brand = brandIds.find((id) => id === text);
  if (brand !== undefined) return brand;
  throw misuse(`There is no brand "${text}". There are: ${brandIds.join(', ')}, or all.`);
}

function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw misuse(`--canary "${text}" is not a percentage above 0, at most 100.`);
}

function limitOf(text = '20'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw misuse(`--limit "${text}" is not a whole number from 1 to 1000.`, 'audit');
}

function newRemote(text: string): string {
  const name = text.startsWith('mfe-') ? text : `mfe-${text}`;
  if (nameSchema.safeParse(name).success && name !== 'mfe-') return name;
  throw misuse(`"${text}" is not a remote's name: lower-case words joined by hyphens, such as price-alerts.`, 'create');
}

function misuse(message: string, command?: keyof typeof commands): CommandError {
  const hint = command === undefined ? 'npm run fragment -- help' : `npm run fragment -- ${commands[command].usage}`;
  return new CommandError(`${message}\nUsage: ${hint}`, exitCodes.usage);
}
