/**
 * Makes a signal that aborts after a time, or with its caller's own signal.
 * @param ms until it aborts @param reason what it aborts with after the time; the caller's abort keeps the caller's reason
 * @returns the signal, and `forget`, to be called once the work is over: it stops the timer and lets the caller's signal go
 */
export function endAfter(
  ms: number,
  caller?: AbortSignal,
  reason?: () => unknown,
): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController();
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
