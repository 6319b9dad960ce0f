import * as command from '@forecourt/fragment-cli/testing';
import { testToken } from './registry';

/** Runs the `fragment` command with the tests' token. */
export const runFragment: typeof command.runFragment = (line, program) =>
  command.runFragment(line, { token: testToken, ...program });
