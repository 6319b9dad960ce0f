/** What a page reports of a version that misbehaves in this browser. */
interface Report {
  remote: string;
  version: string;
  reason: string;
  kind?: string;
}

/** Versions with an error on this page. A write to the history past the bus is none. */
export const failing = new Set<string>();

/** Sends a report to the shell, and notes versions with errors. @param stack from which the shell finds the lines of the source; may be empty */
export function sendReport(name: 'failed' | 'stray', report: Report, stack: string): void {
  if (report.kind !== 'history') failing.add(`${report.remote}@${report.version}`);
  navigator.sendBeacon(`/_shell/${name}`, JSON.stringify({ ...report, reason: report.reason.slice(0, 500), stack }));
}

/** Returns the stack of a thrown value; empty if it has none. */
export const stackOf = (thrown: unknown): string => String((thrown as Partial<Error> | null | undefined)?.stack ?? '');
