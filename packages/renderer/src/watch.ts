/** Decides, from what the system reports of a renderer's process, whether the renderer spends too long on one step. */
import type { RendererEnd } from './death';
import type { ProcessFacts } from './process-clock';

/** One observation of a renderer. */
export interface Look {
  /** Time of the observation, ms. */
  now: number;
  /** Sequence number of its activity record; a new number is a new step. */
  sequence: number;
  /** Maximum duration of this step, ms. */
  budgetMs: number;
  /** Whether its activity record says that a version's code is running. */
  running: boolean;
  facts: ProcessFacts;
}

/** Longest wait for a process that gets no processor, ms: a new process would get no more of it. */
const mostPatienceMs = { running: 30_000, idle: 60_000 };
/** Longest sleep, ms. A version's code that sleeps for longer waits for something forbidden, not for a garbage collector; a process that does so without such code was stopped from outside. */
const mostSleepMs = { running: 2000, idle: 10_000 };

export class Watch {
  private since: Look;
  /** The last observation at which it had a processor, or waited for one. */
  private awake: Look;

  constructor(
    first: Look,
    private readonly mostBytes: number,
  ) {
    this.since = first;
    this.awake = first;
  }

  /** Compares an observation with the earlier ones. @returns the reason to end the renderer, or null */
  assess(look: Look): Extract<RendererEnd, 'timed-out' | 'out-of-memory' | 'starved'> | null {
    // It has ended and its exit will tell why; these facts would blame the version that ran.
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
    if (look.facts.processorMs - before >= look.budgetMs) return 'timed-out';
    const sleptMs = look.now - this.awake.now;
    if (!look.running) return took < mostPatienceMs.idle && sleptMs < mostSleepMs.idle ? null : 'starved';
    if (sleptMs >= mostSleepMs.running) return 'timed-out';
    return took < mostPatienceMs.running ? null : 'starved';
  }
}
