import * as command from '@forecourt/fragment-cli/testing';
import { testToken } from './registry';

/** The `fragment` command as a holder of the tests' token runs it. */
export const runFragment: typeof command.runFragment = (line, program) =>
  command.runFragment(line, { token: testToken, ...program });
