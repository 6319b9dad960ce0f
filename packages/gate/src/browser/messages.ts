/** What the gate asks of its browser, and hears of it. */
import type { PageView } from '@forecourt/contracts';

export interface BrowserJob {
  filename: string;
  code: string;
  pages: readonly PageView[];
  sights: readonly {
    fragment: string;
    /** Index of the page. */
    page: number;
    html: string;
    hydrates: boolean;
    /** Whether the rules of accessibility are tried, which takes long. */
    isJudged: boolean;
  }[];
}

export interface BrowserAnswer {
  /** Index of the sight, and what was seen of it. */
  faults: readonly { sight: number; rule: 'hydrates' | 'axe'; what: string }[];
  /** Names of what all fragments share and the version has changed, `Array.prototype.map`. */
  patched: readonly string[];
}
