/** Reports what fragments do besides rendering to the shell, with remote and version. */

/** Kinds: hydration to other HTML than the server's, an error in a timer or listener, an unhandled rejection, a history write past the bus. */
type SideEffectKind = 'hydration' | 'error' | 'rejection' | 'history';

export interface SideEffect {
  kind: SideEffectKind;
  remote: string;
  version: string;
  reason: string;
}

/** Maximum of reports of one kind and version by a page; a timer may throw ten times a second. */
const mostOfAKind = 10;
const longestReason = 500;
const counts = new Map<string, number>();
/** Versions with an error on this page. A write to the history past the bus is none. */
export const failing = new Set<string>();

/** Sends the report of a failure or side effect to the shell, and notes versions with errors. */
export function sendReport(path: 'failed' | 'stray', report: { remote: string; version: string; kind?: string }): void {
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

export function reportSideEffect({ reason, ...sideEffect }: SideEffect): void {
  const kind = `${sideEffect.kind} ${sideEffect.remote} ${sideEffect.version}`;
  const before = counts.get(kind) ?? 0;
  counts.set(kind, before + 1);
  if (before >= mostOfAKind) return;
  const body: SideEffect = { ...sideEffect, reason: reason.slice(0, longestReason) };
  globalThis.__fc.onSideEffect?.(body);
  sendReport('stray', body);
}

/** Reports uncaught errors and unhandled rejections, and history entries that were not written by the bus. */
export function watchSideEffects(): void {
  addEventListener('error', ({ error, filename, message }) => {
    reportFrom('error', `${stackOf(error)}\n${filename}`, message);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportFrom('rejection', stackOf(reason), String(reason)));
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (...args: Parameters<History['pushState']>) => {
      // The first frame is this function, the second its caller; the bus calls from the host's own script.
      const [, caller = ''] = (new Error().stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
      reportFrom('history', caller, `${method} ${String(args[2] ?? '')}`);
      write(...args);
    };
  }
}

/** @param stack the innermost frame in a remote's file names the remote; without one nothing is reported */
function reportFrom(kind: SideEffectKind, stack: string, reason: string): void {
  const [, remote, version] = /\/_shell\/remotes\/([^/\s]+)\/([^/\s]+)\//.exec(stack) ?? [];
  if (remote !== undefined && version !== undefined) reportSideEffect({ kind, remote, version, reason });
}

const stackOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? '') : '');
