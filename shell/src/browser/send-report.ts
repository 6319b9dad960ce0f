/** Versions with an error on this page. A write to the history past the bus is none. */
export const failing = new Set<string>();

/** Sends the report of a failure or side effect to the shell, and notes versions with errors. */
export function sendReport(
  path: 'failed' | 'stray',
  report: { remote: string; version: string; kind?: string },
): void {
  if (report.kind !== 'history') failing.add(`${report.remote}@${report.version}`);
  fetch(`/_shell/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {
    // The page is being left or is offline; the report is lost.
  });
}
