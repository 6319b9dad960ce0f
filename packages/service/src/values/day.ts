/** Returns the day of a time, `2026-11-22`, in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
