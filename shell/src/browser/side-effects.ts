/** Reports what fragments do besides rendering to the shell, with remote and version. */

import { sendReport, stackOf } from './send-report';

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
const counts: Record<string, number> = {};

/** @param stack of the error, or of the call */
export function reportSideEffect(sideEffect: SideEffect, stack = ''): void {
  const kind = `${sideEffect.kind} ${sideEffect.remote} ${sideEffect.version}`;
  counts[kind] = (counts[kind] ?? 0) + 1;
  if (counts[kind] > mostOfAKind) return;
  globalThis.__fc.onSideEffect?.(sideEffect);
  sendReport('stray', sideEffect, stack);
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
      const [, caller = ''] = stackOf(new Error())
        .split('\n')
        .filter((line) => /:\d+:\d+\)?$/.test(line));
      reportFrom('history', caller, `${method} ${args[2] ?? ''}`);
      write(...args);
    };
  }
}

/** @param stack the innermost frame in a remote's file names the remote; without one nothing is reported */
function reportFrom(kind: SideEffectKind, stack: string, reason: string): void {
  const [, remote, version] = /\/_shell\/remotes\/([^/\s]+)\/([^/\s]+)\//.exec(stack) ?? [];
  if (remote && version) reportSideEffect({ kind, remote, version, reason }, stack);
}
