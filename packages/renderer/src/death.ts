import type { ModuleKey } from '@forecourt/contracts';

/**
 * How a renderer ended; `killed` is by somebody else than who started it, `starved` for want of a processor: neither says anything of
 * the version that ran.
 */
export type RendererEnd = 'timed-out' | 'out-of-memory' | 'crashed' | 'killed' | 'starved';

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
