import { setTimeout as delay } from 'node:timers/promises';
import { comparePage, type Measure } from './compare-page';
import type { KnownPage } from './known-pages';
import { visit } from './page';

/** Visitors' observations during a trial. */
export interface Tally {
  pages: number;
  lost: number;
  /** Pages with more faults than in the culprit's slots, with the faults. */
  lacked: number;
  lacking: Map<string, number>;
  worstMs: number;
}

/** Time that a visitor reads a page, ms. */
const readsMs = 100;
/** Maximum wait for further pages, ms. */
const timeoutMs = 30_000;

/** One visitor per brand, who loads one known page after the other during a trial. */
export class Visitors {
  readonly tally: Tally = { pages: 0, lost: 0, lacked: 0, lacking: new Map(), worstMs: 0 };
  private isOpen = true;
  private readonly walks: Promise<void>[];

  constructor(site: string, known: readonly KnownPage[], measureOf: (brand: string) => Measure) {
    const brands = [...new Set(known.map(({ brand }) => brand))];
    this.walks = brands.map(async (brand) => {
      const own = known.filter((page) => page.brand === brand);
      for (let at = 0; this.isOpen; at += 1) {
        const page = own[at % own.length]!;
        const visited = await visit(site, page.host, page.path);
        const { isLost, lacks } = comparePage(page, visited, measureOf(brand));
        this.tally.pages += 1;
        this.tally.worstMs = Math.max(this.tally.worstMs, visited.ms);
        if (isLost) this.tally.lost += 1;
        if (lacks.length > 0) this.tally.lacked += 1;
        for (const lack of lacks) this.count(`${lack} on ${brand}`);
        await delay(readsMs);
      }
    });
  }

  /** Resolves after this many pages, or after the maximum wait. */
  async haveSeen(pages: number): Promise<void> {
    const end = performance.now() + timeoutMs + pages * readsMs;
    while (this.tally.pages < pages && performance.now() < end) await delay(20);
  }

  /** Resolves when all visitors have left. */
  async leave(): Promise<Tally> {
    this.isOpen = false;
    await Promise.all(this.walks);
    return this.tally;
  }

  private count(lack: string): void {
    this.tally.lacking.set(lack, (this.tally.lacking.get(lack) ?? 0) + 1);
  }
}
