/** Runs a task for bursts of triggers. */
export interface Coalesced {
  trigger(): void;
  /** No further run begins; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * A task that runs once a burst of triggers has been quiet for `quietMs`, never twice at a time, and once more for triggers
 * that came while it ran.
 * @param task reports its failures itself; it does not reject.
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
