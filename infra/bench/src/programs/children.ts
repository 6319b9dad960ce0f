/** What the processes that a program started use. Nothing on systems without `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** `USER_HZ` and the size of a page are these on every Linux that Node runs on. */
const tickMs = 10;
const pageBytes = 4096;

/** CPU time of the running ones, and of those that have ended, ms. */
export function childrenCpuMs(): number {
  const [, , ended, endedSystem] = ticksOf('self');
  const running = childrenOf('self').map((pid) => ticksOf(pid).reduce((sum, ticks) => sum + ticks, 0));
  return (running.reduce((sum, ticks) => sum + ticks, 0) + ended + endedSystem) * tickMs;
}

/** Resident memory of the running ones, bytes. */
export function childrenRss(): number {
  return childrenOf('self').reduce((sum, pid) => sum + Number(read(`${pid}/statm`).split(' ')[1] ?? 0) * pageBytes, 0);
}

/** User and system time of a process, then those of its children that have ended. */
function ticksOf(pid: string): [number, number, number, number] {
  const stat = read(`${pid}/stat`);
  // The name may hold anything; the state follows its closing parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return [user, system, ended, endedSystem];
}

function childrenOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`${pid}/task/${thread}/children`).split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
