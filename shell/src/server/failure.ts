import type { SlotFailureReason } from '@forecourt/renderer';

/** Why a slot shows its fallback; a label of the metrics. */
export type FailureReason = SlotFailureReason | 'unreachable' | 'breaker-open' | 'unresolved';

/** Reasons that no fragment is to blame for: there is no version of it, it could not be fetched, or there was no renderer to try it in (R75). */
const ofTheSite: ReadonlySet<string> = new Set<FailureReason>(['unresolved', 'unreachable', 'no-renderer']);

/** Returns whether a slot is left out for the site's own reasons. */
export const isSitesOwn = (failure: { reason: string } | null): boolean =>
  failure !== null && ofTheSite.has(failure.reason);
