/** Runs a task for bursts of triggers. */
export interface Coalesced {
  trigger(): void;
  /** Prevents further runs; resolves when the present run has ended. */
  stop(): Promise<void>;
}

/**
 * Returns a task that runs once a burst of triggers has been quiet for `quietMs`, never concurrently, and once more for triggers
 * that came while it ran.
 * @param task reports its failures itself and does not reject
 */
export function coalesce(task: () => Promise<void>, quietMs: number): Coalesced {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const run = () => {
    again = false;
    running = task().finally(() => {
      running = undefined;
      if (again) trigger();
    });
  };
  const trigger = () => {
    if (stopped) return;
    again = running !== undefined;
    clearTimeout(timer);
    if (!again) timer = setTimeout(run, quietMs);
  };
  return {
    trigger,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
