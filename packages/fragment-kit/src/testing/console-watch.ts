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
  let original: typeof console.error | undefined;
  let problems: string[] = [];
  const watching = (...args: unknown[]) => {
    problems.push(format(...args));
  };
  return {
    start() {
      if (original !== undefined) return;
      original = console.error;
      console.error = watching;
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
      // A test that mocks console.error itself has taken over, and gives back what it found.
      if (original !== undefined && console.error === watching) console.error = original;
      original = undefined;
    },
  };
}
