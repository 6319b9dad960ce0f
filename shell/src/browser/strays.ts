/** Reports what fragments do besides rendering to the shell, with remote and version. */

/** Kinds: hydration to other HTML than the server's, an error in a timer or listener, an unhandled rejection, a history write past the bus. */
type StrayKind = 'hydration' | 'error' | 'rejection' | 'history';

export interface Stray {
  kind: StrayKind;
  remote: string;
  version: string;
  reason: string;
}

/** Maximum of reports of one kind and version by a page; a timer may throw ten times a second. */
const mostOfAKind = 10;
const longestReason = 500;
const told = new Map<string, number>();

export function reportStray({ reason, ...stray }: Stray): void {
  const kind = `${stray.kind} ${stray.remote} ${stray.version}`;
  const before = told.get(kind) ?? 0;
  told.set(kind, before + 1);
  if (before >= mostOfAKind) return;
  const body: Stray = { ...stray, reason: reason.slice(0, longestReason) };
  globalThis.__fc.onStray?.(body);
  fetch('/_shell/stray', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // The page is being left or is offline; the report is lost.
  });
}

/** Reports uncaught errors and unhandled rejections, and history entries that were not written by the bus. */
export function watchStrays(): void {
  addEventListener('error', ({ error, filename, message }) => {
    tell('error', `${stackOf(error)}\n${filename}`, message);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', stackOf(reason), String(reason)));
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (...args: Parameters<History['pushState']>) => {
      // The first frame is this function, the second its caller; the bus calls from the host's own script.
      const [, caller = ''] = (new Error().stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
      tell('history', caller, `${method} ${String(args[2] ?? '')}`);
      write(...args);
    };
  }
}

/** @param stack the innermost frame in a remote's file names the remote; without one nothing is reported */
function tell(kind: StrayKind, stack: string, reason: string): void {
  const [, remote, version] = /\/_shell\/remotes\/([^/\s]+)\/([^/\s]+)\//.exec(stack) ?? [];
  if (remote !== undefined && version !== undefined) reportStray({ kind, remote, version, reason });
}

const stackOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? '') : '');
