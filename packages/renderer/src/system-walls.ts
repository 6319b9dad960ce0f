/** Walls that the system puts around a renderer, where it has them and lets us: found out by trying, never needed. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';

/** Of util-linux and coreutils. By their paths: who starts a renderer gives it no environment in which to look for commands. */
const [unshare, setpriv, test] = ['/usr/bin/unshare', '/usr/bin/setpriv', '/usr/bin/test'];

/** Users that nobody has: systemd, too, takes those of its short-lived services from there. */
const strangers = { first: 61_184, last: 65_519 };

interface Wall {
  /** What it does, for who reads the log. */
  name: string;
  command: typeof unshare | typeof setpriv;
  /** Each way to have it, the best first; `$user` is another stranger for each renderer. */
  ways: readonly (readonly string[])[];
}

const walls: readonly Wall[] = [
  // An empty network namespace; without root it begins in a user namespace.
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
  // However that came about: a renderer that loops sees no pipe close. After the user, whose change would undo it.
  { name: 'ends with who started it', command: setpriv, ways: [['--pdeathsig=KILL']] },
];

export interface SystemWalls {
  /** Names of those that stand. */
  standing: readonly string[];
  /** Names of those that this system does not have, or does not allow. */
  missing: readonly string[];
  /** Commands that put them up, in front of the command of a renderer. */
  before: readonly string[];
}

const found = new Map<string, SystemWalls>();

/** Tries once for each program, which takes as long as starting ten small commands. @param file of the program, to be read behind the walls */
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

/** Whether Node can be run behind it, and finds its program. */
function works(before: readonly string[], file: string): boolean {
  const asked = [process.execPath, '-a', '-x', process.execPath, '-a', '-r', file, '-a', '-r', dirname(file)];
  const { command, args } = behind(before, test, ['-r', ...asked]);
  return spawnSync(command, args, { env: {}, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A command behind walls. */
export function behind(
  before: readonly string[],
  command: string,
  args: readonly string[],
): { command: string; args: string[] } {
  const user = String(randomInt(strangers.first, strangers.last + 1));
  const [first = command, ...rest] = [...before.map((one) => one.replace('$user', user)), command, ...args];
  return { command: first, args: rest };
}
