import { setMaxListeners } from 'node:events';

/**
 * Returns a signal that aborts after a time, or when its caller's own signal does.
 * @param ms time until it aborts @param reason of that abort; an abort by the caller has the caller's reason
 * @returns the signal, and `forget`, to be called after the work: it stops the timer and stops listening to the
 * caller's signal
 */
export function endAfter(
  ms: number,
  caller?: AbortSignal,
  reason?: () => unknown,
): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController();
  // Many jobs may wait for one end, which is no leak.
  setMaxListeners(Number.POSITIVE_INFINITY, controller.signal);
  const leave = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => controller.abort(reason?.()), ms);
  caller?.addEventListener('abort', leave);
  if (caller?.aborted) leave();
  return {
    signal: controller.signal,
    forget() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
}
