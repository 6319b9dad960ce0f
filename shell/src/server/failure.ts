/** Why a slot shows its fallback; a label of the metrics. */
export type FailureReason =
  | 'threw'
  | 'too-large'
  | 'bad-markup'
  | 'not-loaded'
  | 'unreachable'
  | 'timed-out'
  | 'out-of-memory'
  | 'crashed'
  | 'breaker-open'
  | 'unresolved';

/** How a thread ended while it was at work, and on what. */
export class ThreadDeath extends Error {
  constructor(
    readonly how: 'timed-out' | 'out-of-memory' | 'crashed',
    /** See `cells.activity`. */
    readonly activity: number,
    message: string,
  ) {
    super(message);
  }
}
