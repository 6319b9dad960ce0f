/** What the system knows of a renderer while it does not answer. Nulls where a system does not tell. */
import { readFileSync } from 'node:fs';

export interface ProcessFacts {
  /** Time that its main thread has spent on a processor, ms. */
  processorMs: number | null;
  /** Whether it sleeps, in a lock or in a call into the system, instead of waiting for a processor. */
  sleeps: boolean | null;
  residentBytes: number | null;
}

const pageBytes = 4096;

export function factsOf(pid: number): ProcessFacts {
  return {
    processorMs: read(`/proc/${pid}/schedstat`, (text) => Number(text.split(' ')[0]) / 1e6),
    // The name may hold anything; the state follows its closing parenthesis.
    sleeps: read(`/proc/${pid}/stat`, (text) => 'SDT'.includes(text.slice(text.lastIndexOf(')') + 2)[0] ?? 'R')),
    residentBytes: read(`/proc/${pid}/statm`, (text) => Number(text.split(' ')[1]) * pageBytes),
  };
}

function read<T>(path: string, parse: (text: string) => T): T | null {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
