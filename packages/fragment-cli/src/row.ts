import type { Line, Options } from './line';
import type { Surroundings } from './surroundings';

/** One command: a file in `commands/`, and a line of the table in `commands.ts`. It imports slow modules only when it runs. */
export interface Row<Input> {
  /** Its usage, starting with its name; for the help. */
  usage: string;
  /** Its options, for Node's `parseArgs`. A name means the same in every command. */
  options: Options;
  /** One sentence for the help. */
  does: string;
  /** Parses the arguments, and validates them as far as possible without the registry. @throws Misuse */
  parse(line: Line): Input;
  /** Runs the command. @returns the output; null for none. @throws CommandError */
  run(input: Input, surroundings: Surroundings): Promise<string | null>;
}
