/** Places that come near together come alive one after the other; so long the first one waits for the others, ms. */
const waitMs = 50;

/** Puts what is asked for within a moment into one call. What nobody waits for any more is left out. */
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
