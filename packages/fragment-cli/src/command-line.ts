import { parseArgs } from 'node:util';
import { brandIds } from '@forecourt/brands';
import { reasonOf } from '@forecourt/service';
import { CommandError, exitCodes } from './command-error';
import { commands } from './commands';
import { Line, Misuse, type Options } from './line';
import type { Row } from './row';

/** A command, and what was asked of it; null for the help. */
type Parsed = { name: string; row: Row<unknown>; asked: unknown } | null;

const options: Options = Object.assign(
  { help: { type: 'boolean', short: 'h' } },
  ...Object.values(commands).map((row) => row.options),
);

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
export function parseCommandLine(argv: readonly string[]): Parsed {
  const { values, positionals } = understood(null, () => parse(argv));
  const [name, ...rest] = positionals;
  if (values.help === true || name === undefined || name === 'help') return null;
  const row = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return understood(row ?? null, () => {
    if (row === undefined)
      throw new Misuse(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    const stray = Object.keys(values).find((option) => !Object.hasOwn(row.options, option));
    if (stray !== undefined) throw new Misuse(`${name} takes no --${stray}.`);
    return { name, row, asked: row.parse(new Line(name, rest, values)) };
  });
}

/** Adds to what is not understood how the command is called. */
function understood<T>(row: Row<unknown> | null, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    throw new CommandError(`${error.message}\nUsage: npm run fragment -- ${row?.usage ?? 'help'}`, exitCodes.usage);
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(reasonOf(error));
  }
}
