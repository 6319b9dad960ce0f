import { CommandError, exitCodes } from './command-error';
import { parseCommandLine, usageText } from './command-line';
import { connect } from './connect';
import type { Surroundings } from './surroundings';

/** The surroundings of the commands, and the error output. */
export interface Program extends Omit<Surroundings, 'connect'> {
  printError: (text: string) => void;
}

/** Runs the `fragment` command. @param argv the arguments after its name. @returns the exit code. */
export async function runCommand(argv: readonly string[], program: Program): Promise<number> {
  const { environment, tree, cwd, called, print, printError } = program;
  try {
    const parsed = parseCommandLine(argv, called);
    const text =
      parsed === null
        ? usageText(called)
        : await parsed.row.run(parsed.input, { ...program, connect: () => connect(environment, tree ?? cwd) });
    if (text !== null) print(text);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}
