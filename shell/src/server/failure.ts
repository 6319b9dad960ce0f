import type { SlotFailureReason } from '@forecourt/renderer';

/** Reason why a slot shows its fallback; a label of the metrics. */
export type FailureReason = SlotFailureReason | 'unreachable' | 'wrong-files' | 'breaker-open' | 'unresolved';

interface Failure {
  reason: string;
}

/** Reasons that are no fault of the fragment: it has no version, could not be fetched, or had no renderer to run in (R75). */
const ofTheSite: ReadonlySet<string> = new Set<FailureReason>([
  'unresolved',
  'unreachable',
  'wrong-files',
  'no-renderer',
]);

/** Reasons that a busy machine or network has: a version that is late is not worse than another one (R75). */
const ofTheMachine: ReadonlySet<string> = new Set<FailureReason>(['unreachable', 'no-renderer']);

/** Whether a slot is missing for one of the site's own reasons. */
export const isSitesOwn = (failure: Failure | null): boolean => failure !== null && ofTheSite.has(failure.reason);

/** Whether a version could not be fetched yet, or had no renderer to be tried in, which is no evidence against it. */
export const isUntried = (failure: Failure | null): boolean => failure !== null && ofTheMachine.has(failure.reason);

/**
 * Whether a version is not ready because it is late: it was not tried, or took too long to load. Without a version in its place to go back to,
 * its slots are empty either way, and it may be ready in other shells (R75).
 */
export const isLate = (failure: Failure | null): boolean => isUntried(failure) || failure?.reason === 'timed-out';
