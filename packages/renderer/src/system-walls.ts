/** Walls that the system puts around a renderer if it supports and allows them: found by trying, never required. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';

/** Commands of util-linux and coreutils, by path: a renderer has no environment in which to look for commands. */
const [unshare, setpriv, test] = ['/usr/bin/unshare', '/usr/bin/setpriv', '/usr/bin/test'];

/** User ids without an account; systemd takes those of its dynamic users from the same range. */
const strangers = { first: 61_184, last: 65_519 };

interface Wall {
  /** A description for the log. */
  name: string;
  command: typeof unshare | typeof setpriv;
  /** Commands that establish it, the best first; `$user` is a different id for each renderer. */
  ways: readonly (readonly string[])[];
}

const walls: readonly Wall[] = [
  // An empty network namespace; without root it needs a user namespace.
  { name: 'no network', command: unshare, ways: [['--net'], ['--user', '--net']] },
  {
    name: 'a user of its own',
    command: setpriv,
    ways: [
      ['--reuid=$user', '--regid=$user', '--clear-groups', '--inh-caps=-all', '--bounding-set=-all'],
      ['--reuid=$user', '--regid=$user', '--clear-groups'],
    ],
  },
  { name: 'no new privileges', command: setpriv, ways: [['--no-new-privs']] },
  // A looping renderer does not notice a closed pipe. After the user, because changing the user would reset it.
  { name: 'ends with its parent process', command: setpriv, ways: [['--pdeathsig=KILL']] },
];

export interface SystemWalls {
  /** Names of the walls in place. */
  standing: readonly string[];
  /** Names of the walls that this system does not support or allow. */
  missing: readonly string[];
  /** Commands that establish them, to prepend to a renderer's command. */
  before: readonly string[];
}

const found = new Map<string, SystemWalls>();

/** Finds the walls, once for each program; as slow as starting ten small commands. @param file of the program, which must be readable behind the walls */
export function systemWalls(file: string): SystemWalls {
  const known = found.get(file);
  if (known !== undefined) return known;
  const standing: string[] = [];
  const missing: string[] = [];
  let before: readonly string[] = [];
  for (const { name, command, ways } of walls) {
    const way =
      process.platform === 'linux'
        ? ways.map((one) => [...before, command, ...one]).find((one) => works(one, file))
        : undefined;
    (way === undefined ? missing : standing).push(name);
    before = way ?? before;
  }
  const tried = { standing, missing, before };
  found.set(file, tried);
  return tried;
}

/** Whether Node runs behind a wall and can read its program. */
function works(before: readonly string[], file: string): boolean {
  const asked = [process.execPath, '-a', '-x', process.execPath, '-a', '-r', file, '-a', '-r', dirname(file)];
  const { command, args } = behind(before, test, ['-r', ...asked]);
  return spawnSync(command, args, { env: {}, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Returns a command behind walls. */
export function behind(
  before: readonly string[],
  command: string,
  args: readonly string[],
): { command: string; args: string[] } {
  const user = String(randomInt(strangers.first, strangers.last + 1));
  const [first = command, ...rest] = [...before.map((one) => one.replace('$user', user)), command, ...args];
  return { command: first, args: rest };
}
