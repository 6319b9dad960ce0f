import type { ModuleKey } from '@forecourt/contracts';

/**
 * How a renderer ended. `killed`: by a process other than its parent; `starved`: it got no processor. Neither is a fault of
 * the version that ran.
 */
export type RendererEnd = 'timed-out' | 'out-of-memory' | 'crashed' | 'killed' | 'starved';

/** Thrown when a renderer ends, with the reason and the code that ran. */
export class RendererDeath extends Error {
  constructor(
    readonly how: RendererEnd,
    /** Key of the version that was running, or ran last; null when none has run. */
    readonly key: ModuleKey | null,
    /** The slot that was being rendered; null while a module loaded, and between pages. */
    readonly slot: string | null,
    message: string,
  ) {
    super(message);
  }
}
