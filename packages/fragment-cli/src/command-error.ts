/** Exit codes of the `fragment` command. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;

/** Thrown when a command fails. The message says what happened, why, and what to do. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.refused,
  ) {
    super(message);
  }
}
