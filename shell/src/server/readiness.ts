import type { Drain } from '@forecourt/service';

/** How a sample page went. `busy`: it was turned away because others come first, which says nothing about what they get. */
export type Sample = { kind: 'whole' } | { kind: 'busy' } | { kind: 'failed'; reason: string };

/** A sample says for so long how it is, so that asking often costs nothing. */
const goodForMs = { ready: 5000, notReady: 500 };
/** A shell that is too busy for its sample counts as ready for so long after the last whole one: to take it away makes the others busier. */
const busyMs = 30_000;

/** Whether visitors get pages, found out by asking for one: when somebody wants to know, and not more often than the sample lasts. */
export class Readiness {
  private known: { reasons: readonly string[]; at: number } | null = null;
  private asking: Promise<readonly string[]> | null = null;
  private wholeAt = Number.NEGATIVE_INFINITY;
  private said = '';

  constructor(
    private readonly options: {
      /** Once it has begun nobody is to be sent here, however well the pages are. */
      drain: Drain;
      /** Why no page can be served yet; empty once one can. */
      missing: () => readonly string[];
      sample: () => Promise<Sample>;
      now: () => number;
      /** Told of each other answer than before. */
      onChange: (reasons: readonly string[]) => void;
    },
  ) {}

  /** What was last said. */
  get isReady(): boolean {
    return this.said === '[]';
  }

  /** Why visitors get no pages; empty when they do. Takes no longer than a page. */
  async reasons(): Promise<readonly string[]> {
    const reasons = await this.found();
    const saying = JSON.stringify(reasons);
    if (saying !== this.said) this.options.onChange(reasons);
    this.said = saying;
    return reasons;
  }

  private async found(): Promise<readonly string[]> {
    if (this.options.drain.hasBegun) return ['the shell is about to stop'];
    const missing = this.options.missing();
    if (missing.length > 0) return missing;
    const { known } = this;
    const lasts = known?.reasons.length === 0 ? goodForMs.ready : goodForMs.notReady;
    if (known !== null && this.options.now() - known.at < lasts) return known.reasons;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async ask(): Promise<readonly string[]> {
    const sample = await this.options.sample();
    const at = this.options.now();
    if (sample.kind === 'whole') this.wholeAt = at;
    const reasons = this.reasonsOf(sample, at);
    this.known = { reasons, at };
    return reasons;
  }

  private reasonsOf(sample: Sample, at: number): string[] {
    if (sample.kind === 'failed') return [sample.reason];
    return at - this.wholeAt <= busyMs ? [] : [`no page was whole for ${busyMs / 1000} s: too busy`];
  }
}
