import { format } from 'node:util';

/**
 * Collects what is written to `console.error` while fragments are rendered. React reports broken hydration, missing keys and
 * invalid markup only there; a test that goes on after such a report may pass for the wrong reason.
 */
export interface ConsoleWatch {
  /** Starts to listen; further calls do nothing. */
  start(): void;
  note(problem: string): void;
  /** @throws an error with everything collected since the last check */
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
      // If console.error is not the original, the test mocks it itself.
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
