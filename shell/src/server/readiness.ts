import type { Drain } from '@forecourt/service';

/**
 * Decides whether this shell should get requests. It is not ready only for reasons that another instance would not have: a busy shell sheds
 * load and stays ready, because removing it would make the others busier; an upstream that fails for all shells makes none of them unready
 * (R75).
 */
export class Readiness {
  private said = '';

  constructor(
    private readonly options: {
      /** Once the drain has started, the shell is not ready, even if it could serve pages. */
      drain: Drain;
      /** Returns why this shell cannot serve pages; empty once it can. */
      missing: () => readonly string[];
      /** Called with each answer that differs from the one before. */
      onChange: (reasons: readonly string[]) => void;
    },
  ) {}

  /** Whether the last answer was that the shell is ready. */
  get isReady(): boolean {
    return this.said === '[]';
  }

  /** Returns why this shell should get no requests; empty when it is ready. */
  reasons(): readonly string[] {
    const { drain, missing, onChange } = this.options;
    const reasons = drain.isDraining ? ['the shell is about to stop'] : missing();
    const saying = JSON.stringify(reasons);
    if (saying !== this.said) onChange(reasons);
    this.said = saying;
    return reasons;
  }
}
