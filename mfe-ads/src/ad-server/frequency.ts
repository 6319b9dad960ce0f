import type { HouseAdContent } from '../ads';

/** Storage key of today's count for each ad with a cap. */
const key = 'fc-ads-shown';

interface Shown {
  /** The day, in UTC. */
  day: string;
  times: Record<string, { times: number; cap: number }>;
}

/**
 * Counts how often this browser has shown an ad today. Stored in the browser if the visitor consents, else with the page, and sent to the ad
 * server as a list of ads, without an identity.
 */
export class Frequency {
  private memory: Shown = { day: '', times: {} };

  /** @param keeps whether the browser may store it */
  constructor(
    private readonly keeps: boolean,
    private readonly now: () => Date = () => new Date(),
  ) {}

  note({ id, capPerDay }: Pick<HouseAdContent, 'id' | 'capPerDay'>): void {
    if (capPerDay === undefined) return;
    const shown = this.read();
    shown.times[id] = { times: (shown.times[id]?.times ?? 0) + 1, cap: capPerDay };
    this.memory = shown;
    if (!this.keeps) return;
    try {
      localStorage.setItem(key, JSON.stringify(shown));
    } catch {
      // Without storage the count is valid for this page.
    }
  }

  /** Returns ads that have reached their cap. */
  get enough(): string[] {
    return Object.entries(this.read().times).flatMap(([id, { times, cap }]) => (times >= cap ? [id] : []));
  }

  private read(): Shown {
    const today = this.now().toISOString().slice(0, 10);
    const kept = this.keeps ? this.kept() : this.memory;
    return kept?.day === today ? kept : { day: today, times: {} };
  }

  private kept(): Shown | undefined {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isShown(value) ? value : undefined;
    } catch {
      return this.memory;
    }
  }
}

function isShown(value: unknown): value is Shown {
  const { day, times } = Object(value) as Partial<Shown>;
  return typeof day === 'string' && typeof times === 'object' && times !== null;
}
