import { spawnSync } from 'node:child_process';

/** Of util-linux. By its path: who starts a renderer gives it no environment in which to look for commands. */
const binder = '/usr/bin/setpriv';
const bound = ['--pdeathsig', 'KILL'];
let isThere: boolean | undefined;

/**
 * A command that the system ends when the process that started it ends, however that came about: a renderer that loops sees no pipe
 * close. Where the system cannot do so, the command itself.
 */
export function endingWithParent(command: string, args: readonly string[]): { command: string; args: string[] } {
  isThere ??= process.platform === 'linux' && spawnSync(binder, [...bound, 'true']).status === 0;
  return isThere ? { command: binder, args: [...bound, command, ...args] } : { command, args: [...args] };
}
