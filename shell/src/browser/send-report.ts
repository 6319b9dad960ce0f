/** What a page reports of a version that misbehaves in this browser. */
interface Report {
  remote: string;
  version: string;
  reason: string;
}

/** Sends a report to the shell. @param stack from which the shell finds the lines of the source; may be empty */
export function sendReport(name: 'failed' | 'stray', report: Report, stack: string): void {
  navigator.sendBeacon(`/_shell/${name}`, JSON.stringify({ ...report, reason: report.reason.slice(0, 500), stack }));
}

/** Returns the stack of a thrown value; empty if it has none. */
export const stackOf = (thrown: unknown): string => String((thrown as Partial<Error> | null | undefined)?.stack ?? '');
