import type { Line, Options } from './line';
import type { Surroundings } from './surroundings';

/** One command: a file in `commands/`, and a line of the table in `commands.ts`. What is slow to load it imports when it runs. */
export interface Row<Asked> {
  /** How it is called, its name first; the help prints it. */
  usage: string;
  /** The options that it takes, as `parseArgs` of Node wants them. One name means the same in every command. */
  options: Options;
  /** One sentence for the help. */
  does: string;
  /** What was asked for, checked as far as it can be without the registry. @throws Misuse */
  parse(line: Line): Asked;
  /** Does it. @returns what to print at the end; null for nothing. @throws CommandError */
  run(asked: Asked, surroundings: Surroundings): Promise<string | null>;
}
