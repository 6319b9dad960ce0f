import { setTimeout as delay } from 'node:timers/promises';
import { getPage, slotAttribute, slotsMissing } from '../programs/get-page';

/** Time after which a version counts as lost, ms; on a busy machine a renderer takes long to be warm. */
const longestWaitMs = 60_000;

/** Visitors who load a page over and over and record incomplete ones. */
export class Visitors {
  pages = 0;
  /** Reasons of failed pages, one entry for each page. */
  readonly failures: string[] = [];
  /** Missing slots of incomplete pages, one entry for each page. */
  readonly incomplete: string[] = [];
  private readonly waiting = new Map<string, (at: number) => void>();
  private walks: Promise<void>[] = [];
  private leaving = false;

  constructor(private readonly options: { url: string; slot: string; count: number; pauseMs: number }) {}

  come(): void {
    this.leaving = false;
    this.walks = Array.from({ length: this.options.count }, () => this.walk());
  }

  async leave(): Promise<void> {
    this.leaving = true;
    await Promise.all(this.walks);
  }

  /** Resolves with the time at which the first page with this version of the slot was complete, ms. @throws after `timeoutMs` */
  async sees(version: string, timeoutMs = longestWaitMs): Promise<number> {
    const seen = new Promise<number>((resolve) => this.waiting.set(version, resolve));
    const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`No page showed ${this.options.slot} ${version} within ${timeoutMs / 1000} s.`);
    });
    return Promise.race([seen, late]);
  }

  private async walk(): Promise<void> {
    while (!this.leaving) {
      await this.look();
      await delay(this.options.pauseMs);
    }
  }

  private async look(): Promise<void> {
    const { url, slot } = this.options;
    this.pages += 1;
    try {
      const page = await getPage(url);
      const missing = slotsMissing(page.text);
      if (page.status !== 200) this.failures.push(`status ${page.status}`);
      else if (!page.text.endsWith('</html>')) this.failures.push('the page broke off');
      else if (missing.length > 0) this.incomplete.push(missing.join(' and '));
      const version = slotAttribute(page.text, slot, 'data-version');
      if (version === undefined) return;
      this.waiting.get(version)?.(performance.now());
      this.waiting.delete(version);
    } catch (error) {
      this.failures.push(String(error));
    }
  }
}
