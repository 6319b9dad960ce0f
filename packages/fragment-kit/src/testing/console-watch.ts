import { format } from 'node:util';

/**
 * Notes what is written to `console.error` while fragments are on show. React reports broken hydration, missing keys and
 * invalid markup there only; a test that goes on after one is green for the wrong reason.
 */
export interface ConsoleWatch {
  /** Begins to listen; once, however often it is called. */
  start(): void;
  note(problem: string): void;
  /** @throws Error with everything that was noted since the last check. */
  check(): void;
  stop(): void;
}

export function createConsoleWatch(): ConsoleWatch {
  const original = console.error;
  let problems: string[] = [];
  const watching = (...args: unknown[]) => {
    problems.push(format(...args));
  };
  return {
    start() {
      // A test that mocks console.error itself has taken over.
      if (console.error === original) console.error = watching;
    },
    note(problem) {
      problems.push(problem);
    },
    check() {
      if (problems.length === 0) return;
      const found = problems.join('\n\n');
      problems = [];
      throw new Error(`The fragment reported a problem:\n${found}`);
    },
    stop() {
      if (console.error === watching) console.error = original;
    },
  };
}
