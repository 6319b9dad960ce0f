import type { Drain } from '@forecourt/service';

/**
 * Says whether requests are to be sent to this shell. It is not ready only for what another instance would do better: a busy shell sheds load and
 * stays ready, for taking it away would make the others busier; nor does an upstream that fails all shells make any of them unready (R75).
 */
export class Readiness {
  private said = '';

  constructor(
    private readonly options: {
      /** Once it has begun the shell is not ready, however well the pages are. */
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

  /** Returns why no request is to be sent here; empty when requests are welcome. */
  reasons(): readonly string[] {
    const { drain, missing, onChange } = this.options;
    const reasons = drain.hasBegun ? ['the shell is about to stop'] : missing();
    const saying = JSON.stringify(reasons);
    if (saying !== this.said) onChange(reasons);
    this.said = saying;
    return reasons;
  }
}
