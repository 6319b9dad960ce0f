import { parseArgs } from 'node:util';
import { reasonOf } from '@forecourt/service';
import { CommandError, exitCodes } from './command-error';
import { commands } from './commands';
import { Line, Misuse, type Options } from './line';
import type { Row } from './row';

/** A command and its arguments; null for the help. */
type Parsed = { name: string; row: Row<unknown>; input: unknown } | null;

const options: Options = Object.assign(
  { help: { type: 'boolean', short: 'h' } },
  ...Object.values(commands).map((row) => row.options),
);

/** Returns the help text. */
export function usageText(called: string): string {
  const lines = Object.values(commands).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`]);
  return [
    `Usage: ${called} <command>`,
    '',
    ...lines,
    '',
    '<remote> is mfe-filters or just filters; of publish and dev, a folder too, and this one when left out.',
    '<brand> is one that list shows, or all, the default.',
    'REGISTRY_URL (http://127.0.0.1:3002) names the registry, REGISTRY_TOKEN allows writing; the registry of this',
    'machine needs none, its token is read from DATA_DIR.',
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 usage error, 3 registry not reachable.',
  ].join('\n');
}

/** Parses the arguments after `fragment`. @param called how people call the command, for messages. @throws CommandError with exit code 2 and the fault */
export function parseCommandLine(argv: readonly string[], called: string): Parsed {
  const { values, positionals } = understood(`${called} help`, () => parse(argv));
  const [name, ...rest] = positionals;
  if (values.help === true || name === undefined || name === 'help') return null;
  const row = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return understood(`${called} ${row?.usage ?? 'help'}`, () => {
    if (row === undefined)
      throw new Misuse(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    const stray = Object.keys(values).find((option) => !Object.hasOwn(row.options, option));
    if (stray !== undefined) throw new Misuse(`${name} takes no --${stray}.`);
    return { name, row, input: row.parse(new Line(name, rest, values)) };
  });
}

/** Adds the command's usage to a usage error. */
function understood<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    throw new CommandError(`${error.message}\nUsage: ${usage}`, exitCodes.usage);
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(reasonOf(error));
  }
}
