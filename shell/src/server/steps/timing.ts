import type { TraceSpan } from '@forecourt/service';
import type { Metrics } from '../metrics';

/** The six steps of a request, in their order. */
const steps = ['brand', 'state', 'plan', 'data', 'render', 'document'] as const;
export type Step = (typeof steps)[number];

/** Measures the steps of one request; an unfinished step has no duration. */
export class Timing {
  private readonly took = new Map<Step, number>();
  /** When a step first began, for its span. */
  private readonly began = new Map<Step, number>();
  private last = performance.now();

  /** @param trace span of the request; undefined if nothing is traced */
  constructor(
    private readonly metrics: Metrics,
    readonly trace?: TraceSpan,
  ) {}

  /** Adds the time since the last call to a step that continues later; for work that was done before the preceding step ended. */
  add(step: Step): void {
    const now = performance.now();
    this.took.set(step, (this.took.get(step) ?? 0) + now - this.last);
    if (this.trace !== undefined && !this.began.has(step)) this.began.set(step, this.last);
    this.last = now;
  }

  /** Adds the time since the last call to a step, and ends it. */
  end(step: Step): void {
    this.add(step);
    this.metrics.stepSeconds.observe({ step }, this.took.get(step)! / 1000);
    this.trace?.child(step, {}, this.began.get(step)).end(this.last);
  }

  /** Skips a step that continues while the next ones run; it has no duration in the header. */
  leave(): void {
    this.last = performance.now();
  }

  /** Value of the `Server-Timing` header: all six steps, `streaming` if the head is sent before the step is done. */
  get header(): string {
    return steps
      .map((step) => {
        const ms = this.took.get(step);
        return ms === undefined ? `${step};desc="streaming"` : `${step};dur=${ms.toFixed(2)}`;
      })
      .join(', ');
  }
}
