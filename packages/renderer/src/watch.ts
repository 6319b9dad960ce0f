/** Judges, from what can be seen from outside, whether a renderer goes on too long with one thing. */
import type { RendererEnd } from './death';
import type { ProcessFacts } from './process-clock';

export interface Look {
  /** When, ms. */
  now: number;
  /** Of the record of its activity; another number is another thing that it does. */
  sequence: number;
  /** The longest that this may take, ms. */
  budgetMs: number;
  /** Whether a version's code is said to run. */
  running: boolean;
  facts: ProcessFacts;
}

/** A process that others keep from the processor is not looping: this share of the budget must have been spent on one. */
const processorShare = 0.6;
/** But nobody waits for ever for a version's code, nor for a process that has not come to it. */
const mostPatience = 4;
const mostPatienceMs = 10_000;

export class Watch {
  private since: Look;

  constructor(
    first: Look,
    private readonly mostBytes: number,
  ) {
    this.since = first;
  }

  /** @returns what it must be ended for, or null */
  judge(look: Look): Extract<RendererEnd, 'timed-out' | 'out-of-memory'> | null {
    if ((look.facts.residentBytes ?? 0) > this.mostBytes) return 'out-of-memory';
    if (look.sequence !== this.since.sequence) {
      this.since = look;
      return null;
    }
    const took = look.now - this.since.now;
    if (took <= look.budgetMs) return null;
    const before = this.since.facts.processorMs;
    const spent = look.facts.processorMs !== null && before !== null ? look.facts.processorMs - before : null;
    const isStarved = spent !== null && spent < look.budgetMs * processorShare;
    if (!look.running) return isStarved && took < mostPatienceMs ? null : 'timed-out';
    // Code that sleeps waits for something that must not be waited for, and gets no patience.
    return isStarved && !look.facts.sleeps && took < look.budgetMs * mostPatience ? null : 'timed-out';
  }
}
