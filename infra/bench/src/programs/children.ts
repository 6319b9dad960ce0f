/** CPU time and memory of a program's child processes; 0 on systems without `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** `USER_HZ` and the page size have these values on every Linux that Node supports. */
const tickMs = 10;
const pageBytes = 4096;

/** Returns the CPU time of running and ended child processes, ms. */
export function childrenCpuMs(): number {
  const [, , ended, endedSystem] = ticksOf('self');
  const running = childrenOf('self').map((pid) => ticksOf(pid).reduce((sum, ticks) => sum + ticks, 0));
  return (running.reduce((sum, ticks) => sum + ticks, 0) + ended + endedSystem) * tickMs;
}

/** Returns the resident memory of running child processes, bytes. */
export function childrenRss(): number {
  return childrenOf('self').reduce((sum, pid) => sum + Number(read(`${pid}/statm`).split(' ')[1] ?? 0) * pageBytes, 0);
}

/** Returns user and system time of a process, then those of its ended children, in ticks. */
function ticksOf(pid: string): [number, number, number, number] {
  const stat = read(`${pid}/stat`);
  // The process name may contain any character; the state follows its closing parenthesis.
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
