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
/** A process that wants a processor and gets none is waited for: another one would get no more of it. But not for ever. */
const mostPatienceMs = { running: 30_000, idle: 60_000 };
/** One that sleeps, and has answered nothing for so long, was stopped by somebody. */
const mostSleepMs = 10_000;

export class Watch {
  private since: Look;
  /** The last look at which it had a processor, or waited for one. */
  private awake: Look;

  constructor(
    first: Look,
    private readonly mostBytes: number,
  ) {
    this.since = first;
    this.awake = first;
  }

  /** @returns what it must be ended for, or null */
  judge(look: Look): Extract<RendererEnd, 'timed-out' | 'out-of-memory' | 'starved'> | null {
    // It has ended, and why is about to be known: what is seen of it now would blame what ran.
    if (look.facts.isGone) return null;
    if ((look.facts.residentBytes ?? 0) > this.mostBytes) return 'out-of-memory';
    if (!look.facts.sleeps || look.facts.processorMs !== this.awake.facts.processorMs) this.awake = look;
    if (look.sequence !== this.since.sequence) {
      this.since = look;
      this.awake = look;
      return null;
    }
    const took = look.now - this.since.now;
    if (took <= look.budgetMs) return null;
    const before = this.since.facts.processorMs;
    if (look.facts.processorMs === null || before === null) return 'timed-out';
    if (look.facts.processorMs - before >= look.budgetMs * processorShare) return 'timed-out';
    const sleptMs = look.now - this.awake.now;
    if (!look.running) return took < mostPatienceMs.idle && sleptMs < mostSleepMs ? null : 'starved';
    // Code that sleeps all the time waits for something that must not be waited for; one that does so now and then waits for its collector.
    if (sleptMs >= look.budgetMs) return 'timed-out';
    return took < mostPatienceMs.running ? null : 'starved';
  }
}
