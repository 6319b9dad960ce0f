/** Time that the first placement waits for others, ms: places that come near together hydrate one after the other. */
const waitMs = 50;

/** Combines requests within a moment into one call, without cancelled ones. */
export function inBatches<T extends { signal: AbortSignal }>(send: (all: readonly T[]) => void): (one: T) => void {
  let waiting: T[] = [];
  return (one) => {
    waiting.push(one);
    if (waiting.length > 1) return;
    setTimeout(() => {
      const all = waiting.filter(({ signal }) => !signal.aborted);
      waiting = [];
      if (all.length > 0) send(all);
    }, waitMs);
  };
}
