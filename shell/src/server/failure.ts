import type { SlotFailureReason } from '@forecourt/renderer';

/** Reason why a slot shows its fallback; a label of the metrics. */
export type FailureReason = SlotFailureReason | 'unreachable' | 'breaker-open' | 'unresolved';

/** Reasons that are no fault of the fragment: it has no version, could not be fetched, or had no renderer to run in (R75). */
const ofTheSite: ReadonlySet<string> = new Set<FailureReason>(['unresolved', 'unreachable', 'no-renderer']);

/** Whether a slot is missing for one of the site's own reasons. */
export const isSitesOwn = (failure: { reason: string } | null): boolean =>
  failure !== null && ofTheSite.has(failure.reason);
