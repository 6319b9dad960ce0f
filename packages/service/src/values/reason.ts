import type * as z from 'zod';

/** Returns an error as one line for the log: its message, and that of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Returns the issues of a failed parse as sentences, `fragments.results.expose: Invalid string`. */
export function reasonsOf(error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => {
    const nested = issue.code === 'invalid_key' ? ` (${issue.issues.map(({ message }) => message).join(', ')})` : '';
    const path = issue.path.map(String).join('.');
    return `${path === '' ? '' : `${path}: `}${issue.message}${nested}`;
  });
}
