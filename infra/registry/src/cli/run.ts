import { CommandError, exitCodes } from './command-error';
import { type Command, parseCommandLine, usageText } from './command-line';
import { connect } from './connect';
import { create } from './create';
import { type Build, dev } from './dev';
import { publish } from './publish';
import { auditText, changedText, remotesText, remoteText } from './texts';

/** All that a command takes from its surroundings. */
export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  /** The repository. */
  root: string;
  cwd: string;
  /** Files of a new remote. */
  template: string;
  build: Build;
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Ends a command that goes on until then. */
  signal: AbortSignal;
}

/** The `fragment` command. @param argv the arguments after its name. @returns the exit code. */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const text = await answer(parseCommandLine(argv), surroundings);
    if (text !== null) surroundings.print(text);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    surroundings.printError(error.message);
    return error.exitCode;
  }
}

async function answer(command: Command, surroundings: Surroundings): Promise<string | null> {
  const { environment, root, template } = surroundings;
  if (command.name === 'help') return usageText();
  if (command.name === 'create') return create(command.remote, root, template);
  const client = await connect(environment, root);
  switch (command.name) {
    case 'list':
      if (command.remote === null) return remotesText(await client.remotes());
      return remoteText(await client.remote(await client.resolve(command.remote)));
    case 'audit':
      return auditText(await client.audit(command.limit));
    case 'publish':
      return publish(command, client, surroundings);
    case 'dev':
      await dev(command, { ...surroundings, client, places: surroundings });
      return null;
    case 'promote': {
      const remote = await client.resolve(command.remote);
      const { version, percent, brand } = command;
      return changedText(remote, await client.promote(brand, remote, { version, percent }));
    }
    case 'stop-canary': {
      const remote = await client.resolve(command.remote);
      return changedText(remote, await client.stopCanary(command.brand, remote));
    }
    case 'rollback': {
      const remote = await client.resolve(command.remote);
      return changedText(remote, await client.rollback(command.brand, remote, command.to));
    }
  }
}
