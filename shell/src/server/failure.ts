import type { ModuleKey } from '@forecourt/contracts';

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
  /** There was none for the page, in time or at all; no slot is to blame. */
  | 'no-renderer'
  | 'breaker-open'
  | 'unresolved';

/** How a renderer ended; `killed` is by somebody else than the shell. */
export type RendererEnd = 'timed-out' | 'out-of-memory' | 'crashed' | 'killed';

/** How a renderer ended, and on what. */
export class RendererDeath extends Error {
  constructor(
    readonly how: RendererEnd,
    /** Whose code ran, or ran last when nothing did; null when none has run. */
    readonly key: ModuleKey | null,
    /** The slot that was being rendered; null while a module loaded, and between pages. */
    readonly slot: string | null,
    message: string,
  ) {
    super(message);
  }
}
