import type { SlotFailureReason } from '@forecourt/renderer';

/** Why a slot shows its fallback; a label of the metrics. */
export type FailureReason = SlotFailureReason | 'unreachable' | 'breaker-open' | 'unresolved';
