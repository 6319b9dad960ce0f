import type { Campaign } from './schema';

const daySeconds = 86_400;

/**
 * Spreads a campaign's daily limit evenly over the day: half of it by noon. Counted in memory by one process; several
 * processes have a `perDay` each.
 */
export class Pacing {
  private day = '';
  private readonly handedOut = new Map<string, number>();

  constructor(private readonly now: () => Date) {}

  allows({ id, perDay }: Pick<Campaign, 'id' | 'perDay'>): boolean {
    if (perDay === undefined) return true;
    const now = this.turnOver();
    const passed = (now.getUTCHours() * 3600 + now.getUTCMinutes() * 60 + now.getUTCSeconds() + 1) / daySeconds;
    return (this.handedOut.get(id) ?? 0) < Math.ceil(perDay * passed);
  }

  count({ id, perDay }: Pick<Campaign, 'id' | 'perDay'>): void {
    if (perDay === undefined) return;
    this.turnOver();
    this.handedOut.set(id, (this.handedOut.get(id) ?? 0) + 1);
  }

  /** Resets the counts for a new day. */
  private turnOver(): Date {
    const now = this.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== this.day) this.handedOut.clear();
    this.day = today;
    return now;
  }
}
