/** Reads the system's information on a renderer that does not answer; nulls if the system has none. */
import { existsSync, readFileSync } from 'node:fs';

export interface ProcessFacts {
  /** Time that its main thread has spent on a processor, ms. */
  processorMs: number | null;
  /** Whether it sleeps, in a lock or in a call into the system, instead of waiting for a processor. */
  sleeps: boolean | null;
  residentBytes: number | null;
  /** Whether it has ended, so that its exit is about to be reported. */
  isGone: boolean;
}

const pageBytes = 4096;

/** Whether this system reports the state of processes. */
const tells = existsSync('/proc/self/stat');

export function factsOf(pid: number): ProcessFacts {
  // The name may contain anything; the state follows its closing parenthesis.
  const state = read(`/proc/${pid}/stat`, (text) => text.slice(text.lastIndexOf(')') + 2)[0] ?? 'R');
  return {
    processorMs: read(`/proc/${pid}/schedstat`, (text) => Number(text.split(' ')[0]) / 1e6),
    sleeps: state === null ? null : 'SDT'.includes(state),
    residentBytes: read(`/proc/${pid}/statm`, (text) => Number(text.split(' ')[1]) * pageBytes),
    isGone: tells && (state === null || 'ZX'.includes(state)),
  };
}

function read<T>(path: string, parse: (text: string) => T): T | null {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
